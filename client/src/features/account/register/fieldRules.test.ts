import { registrationVariants } from '@foyer/contract/account/registration.ts';
import { accountRules } from '@foyer/contract/rules/account.ts';
import { passwordRules } from '@foyer/contract/rules/password.ts';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountParts, isPartMet, passwordParts } from './fieldRules.ts';

const typed = fc.oneof(
  fc.string({ maxLength: 14 }),
  fc.stringMatching(/^[A-Za-z0-9]{4,14}$/),
  fc.stringMatching(/^1\d{10}$/),
);

describe.each(registrationVariants)('the ticks under a field of the variant %s', (variant) => {
  it('are all set exactly when the account passes the rule. VALID-005 to VALID-007', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const isMet = accountParts[variant].every((part) => isPartMet(part, value.trim()));
        expect(isMet).toBe(v.is(accountRules[variant], value));
      }),
    );
  });
  it('are all set exactly when the password passes the rule. VALID-008 to VALID-010', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const isMet = passwordParts[variant].every((part) => isPartMet(part, value));
        expect(isMet).toBe(v.is(passwordRules[variant], value));
      }),
    );
  });
});
