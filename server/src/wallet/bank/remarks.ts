/** Texts, in the player's language, for why a withdrawal was returned or is late. ENTITY-032 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { translate } from '@foyer/text/translate.ts';

export const reasons = [
  'cardCannotReceive',
  'addressCannotReceive',
  'addressNotValid',
  'walletCannotReceive',
  'reserveUnmatched',
  'reserveUnpaid',
  'payoutUnknown',
  'payoutFailed',
  'payoutReturned',
  'detailsDiffer',
  'documentsNeeded',
  'rulesBroken',
] as const;
export type Reason = (typeof reasons)[number];

const isReason = (value: string): value is Reason => reasons.some((reason) => reason === value);

/** The same text in every language, for letters, which can be read in any. */
export const remarksOf = (reason: string): Record<Locale, string> => inEveryLanguage((lang) => remarkOf(lang, reason));

/** Returns '' for an unknown or blank reason. */
export function remarkOf(lang: Locale, reason: string): string {
  return isReason(reason) ? translate(lang)('bank', `reasons.${reason}`) : '';
}
