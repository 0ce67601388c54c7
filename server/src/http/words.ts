/** The words of a reply, in the player's language: refusals and the messages of rules. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { readMessage } from '@foyer/contract/message.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { RefusalArgs } from './context.ts';

/** @TODO read the text rooms `refusals` and `rules` once the translator has landed. */
export function refusalText(_lang: Locale, name: RefusalName, _args: RefusalArgs): string {
  return name;
}

const technical = new Set(['integer', 'money', 'json']);

/** The message of a rule; undefined where the issue is no rule's but a broken shape. */
export function ruleText(_lang: Locale, packed: string): string | undefined {
  if (!/^[a-z][A-Za-z]*(\||$)/.test(packed) || technical.has(packed)) return undefined;
  return readMessage(packed).key;
}
