/** The message of a rule, in the player's language. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { readMessage } from '@foyer/contract/message.ts';
import { ruleText } from '@foyer/text/translate.ts';

/** Undefined where the issue is no rule's but a broken shape. */
export function ruleWords(lang: Locale, packed: string): string | undefined {
  const message = readMessage(packed);
  return message && ruleText(lang, message);
}
