/** The parts of the account and password rules, shown before they fail. The contract's rule has the last word. */
import type { RegistrationVariant } from '@foyer/contract/account/registration.ts';
import type { Text } from '#text/useText.tsx';
import type { FieldRule } from '#ui/fields/Field.tsx';

type RuleName = 'length' | 'both' | 'letterFirst' | 'six' | 'plainCharacters';

const parts: Record<RuleName, RegExp> = {
  length: /^.{6,12}$/,
  both: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/,
  letterFirst: /^[A-Za-z]/,
  six: /^.{6,}$/s,
  plainCharacters: /^[A-Za-z0-9]+$/,
};

/** A mobile number has no letters, so `both` also implies "no mobile number". VALID-005 to VALID-007, AMB-082 */
export const accountParts = {
  plain: ['length', 'both', 'letterFirst'],
  GOA: ['length', 'both'],
  SPT: ['length', 'both'],
  phone: ['length', 'both'],
  New: ['length', 'both'],
} as const satisfies Record<RegistrationVariant, readonly RuleName[]>;

/** VALID-008 to VALID-010, AMB-083 */
export const passwordParts = {
  plain: ['length', 'both'],
  GOA: ['length', 'both', 'letterFirst'],
  SPT: ['six', 'plainCharacters'],
  phone: ['length', 'both'],
  New: ['length', 'both'],
} as const satisfies Record<RegistrationVariant, readonly RuleName[]>;

export const isPartMet = (part: RuleName, value: string): boolean => parts[part].test(value);

export function fieldRules(words: Text<'account'>, names: readonly RuleName[], value: string): FieldRule[] {
  return names.map((name) => ({ text: words(`rule.${name}`), isMet: isPartMet(name, value) }));
}
