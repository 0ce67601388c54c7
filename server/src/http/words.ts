/** The words of a reply, in the player's language: refusals and the messages of rules. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { readMessage } from '@foyer/contract/message.ts';
import * as text from '@foyer/text/translate.ts';

export { refusalText } from '@foyer/text/translate.ts';

/** The message of a rule; undefined where the issue is no rule's but a broken shape. */
export function ruleText(lang: Locale, packed: string): string | undefined {
  const message = readMessage(packed);
  return message && text.ruleText(lang, message);
}
