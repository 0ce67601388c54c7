/** The parts of the account and password rules, shown before they fail. The contract's rule has the last word. */
import type { RegistrationVariant } from '@foyer/contract/account/registration.ts';
import { hasBrandLength } from '@foyer/contract/rules/brandLength.ts';
import type { Text } from '#text/useText.tsx';
import type { FieldRule } from '#ui/fields/Field.tsx';

type RuleName = 'accountLength' | 'passwordLength' | 'both' | 'letterFirst' | 'six' | 'plainCharacters';

const parts: Record<RuleName, (value: string) => boolean> = {
  accountLength: (value) => hasBrandLength('account', value),
  passwordLength: (value) => hasBrandLength('password', value),
  both: (value) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/.test(value),
  letterFirst: (value) => /^[A-Za-z]/.test(value),
  six: (value) => /^.{6,}$/s.test(value),
  plainCharacters: (value) => /^[A-Za-z0-9]+$/.test(value),
};

/** A mobile number has no letters, so `both` also implies "no mobile number". VALID-005 to VALID-007, AMB-082 */
export const accountParts = {
  plain: ['accountLength', 'both', 'letterFirst'],
  GOA: ['accountLength', 'both'],
  SPT: ['accountLength', 'both'],
  phone: ['accountLength', 'both'],
  New: ['accountLength', 'both'],
} as const satisfies Record<RegistrationVariant, readonly RuleName[]>;

/** VALID-008 to VALID-010, AMB-083 */
export const passwordParts = {
  plain: ['passwordLength', 'both'],
  GOA: ['passwordLength', 'both', 'letterFirst'],
  SPT: ['six', 'plainCharacters'],
  phone: ['passwordLength', 'both'],
  New: ['passwordLength', 'both'],
} as const satisfies Record<RegistrationVariant, readonly RuleName[]>;

export const isPartMet = (part: RuleName, value: string): boolean => parts[part](value);

export function fieldRules(words: Text<'account'>, names: readonly RuleName[], value: string): FieldRule[] {
  return names.map((name) => ({ text: words(`rule.${name}`), isMet: isPartMet(name, value) }));
}
