/** The parts of the account and password rules, shown before they fail. The contract's rule has the last word. */
import type { Text } from '#text/useText.tsx';
import type { FieldRule } from '#ui/Field.tsx';

type RuleName = 'length' | 'both' | 'letterFirst';

const parts: Record<RuleName, RegExp> = {
  length: /^.{6,12}$/,
  both: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/,
  letterFirst: /^[A-Za-z]/,
};

/** VALID-005, AMB-082 */
export const accountParts = ['length', 'both', 'letterFirst'] as const;
/** VALID-008, AMB-083 */
export const passwordParts = ['length', 'both'] as const;

export const isPartMet = (part: RuleName, value: string): boolean => parts[part].test(value);

export function fieldRules(text: Text<'account'>, names: readonly RuleName[], value: string): FieldRule[] {
  return names.map((name) => ({ text: text(`register.rule.${name}`), isMet: isPartMet(name, value) }));
}
