/** Validates one field by a rule that the call's codec cannot choose, because a setting or another field selects it. */
import { readMessage } from '@foyer/contract/message.ts';
import { ruleText } from '@foyer/text/translate.ts';
import * as v from 'valibot';
import type { Context } from '../http/context.ts';

/** Returns the value as parsed by the rule. Refuses: INPUT_RULE with the rule's own words. */
export function requireRule(context: Context, rule: v.GenericSchema<string, string>, given: string): string {
  const found = v.safeParse(rule, given);
  if (found.success) return found.output;
  const message = readMessage(found.issues[0].message);
  return context.refuse('INPUT_RULE', { rule: message === undefined ? '' : ruleText(context.lang, message) });
}
