import { accountRegister } from '@foyer/contract/rules/account.ts';
import { passwordRegister } from '@foyer/contract/rules/password.ts';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountParts, isPartMet, passwordParts } from './fieldRules.ts';

const typed = fc.oneof(fc.string({ maxLength: 14 }), fc.stringMatching(/^[A-Za-z0-9]{4,14}$/));

describe('the ticks under a field', () => {
  it('are all set exactly when the account passes the rule. VALID-005', () => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(accountParts.every((part) => isPartMet(part, value.trim()))).toBe(v.is(accountRegister, value));
      }),
    );
  });
  it('are all set exactly when the password passes the rule. VALID-008', () => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(passwordParts.every((part) => isPartMet(part, value))).toBe(v.is(passwordRegister, value));
      }),
    );
  });
});
