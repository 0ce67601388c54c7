/** Describes a round of 斗地主 in one line. */
import type { CardShown, LandlordsShown } from '@foyer/contract/play/cards.ts';
import { baht } from '../../frame/money.ts';
import type { Words } from '../words.ts';

/** The result of a finished round. */
export function outcomeLine(words: Words, shown: LandlordsShown): string {
  if (shown.winner < 0) return words('nobodyBid');
  const side = words(shown.winner === shown.landlord ? 'landlordWins' : 'farmersWin');
  const fee = shown.feeSatang > 0 ? ` · ${words('feeKept', { fee: baht(shown.feeSatang) })}` : '';
  return `${side} · ${words('basesMoved', { bases: Math.abs(shown.bases) })}${fee}`;
}

/** For the records. */
export function landlordsLine({ douDizhu: shown }: CardShown, words: Words): string {
  if (shown === undefined) return '';
  if (shown.winner < 0) return words('nobodyBid');
  const role = words(shown.landlord === 0 ? 'landlord' : 'farmer');
  const side = words(shown.winner === shown.landlord ? 'landlordWins' : 'farmersWin');
  return `${words('youWere', { role })} · ${side} · ${words('basesMoved', { bases: Math.abs(shown.bases) })}`;
}
