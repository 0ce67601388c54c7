/** Why the bank sent a withdrawal back, in the player's language. ENTITY-032 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';

export const reasons = ['cardCannotReceive'] as const;
export type Reason = (typeof reasons)[number];

const isReason = (value: string): value is Reason => reasons.some((reason) => reason === value);

/** '' where nothing has been said. */
export function remarkOf(lang: Locale, reason: string): string {
  return isReason(reason) ? translate(lang)('bank', `reasons.${reason}`) : '';
}
