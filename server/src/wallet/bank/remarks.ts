/** Why the bank sent a withdrawal back, in the player's language. ENTITY-032 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';

export const reasons = [
  'cardCannotReceive',
  'addressCannotReceive',
  'addressNotValid',
  'walletCannotReceive',
  'reserveUnmatched',
  'reserveUnpaid',
] as const;
export type Reason = (typeof reasons)[number];

const isReason = (value: string): value is Reason => reasons.some((reason) => reason === value);

/** The same for a letter, which is read in any language. */
export const remarksOf = (reason: string): Record<Locale, string> => ({
  zh_CN: remarkOf('zh_CN', reason),
  en: remarkOf('en', reason),
  th: remarkOf('th', reason),
});

/** '' where nothing has been said. */
export function remarkOf(lang: Locale, reason: string): string {
  return isReason(reason) ? translate(lang)('bank', `reasons.${reason}`) : '';
}
