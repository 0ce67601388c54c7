/** The text of a rule's message; its argument `field` is the name of a field. VALID-001, VALID-002 */
import type { RuleMessage } from '@foyer/contract/message.ts';
import type { FieldError } from 'react-hook-form';
import type { Text } from '#text/useText.tsx';
import { isRuleError } from './resolver.ts';

/** `message()` has already checked that the arguments fit the key, so here both are untyped. */
type Loose = (key: string, args: object) => string;

function ruleText(text: Text<'rules'>, { key, args }: RuleMessage): string {
  const write = text as unknown as Loose;
  const { field } = args;
  return write(key, field === undefined ? args : { ...args, field: write(`fields.${field}`, {}) });
}

export function errorText(text: Text<'rules'>, error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  return isRuleError(error) ? ruleText(text, error.rule) : error.message;
}
