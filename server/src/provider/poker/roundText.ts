/** Text of a poker round for its player's bet record. M07 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Seat, RoundText } from '../family.ts';

type Round = Pick<Seat, 'rules' | 'choice'> & { readonly progress: object; readonly isOver: boolean };

const results = ['fold', 'notQualified', 'win', 'tie', 'lose'] as const;

/** Describes a round and its result. For an open round, hides what the player must not know. */
export function describePoker({ rules, progress, isOver }: Round, lang: Locale): RoundText {
  const text = translate(lang);
  const chosenText = text('poker', `game.${rules === 'holdem' || rules === 'shortDeck' ? rules : 'sitAndGo'}`);
  const described = { choice: '', chosenText, resultText: '' };
  if (!isOver) return described;
  if ('place' in progress && typeof progress.place === 'number')
    return { ...described, resultText: text('poker', 'place', { place: progress.place }) };
  const result = results.find((one) => 'result' in progress && progress.result === one);
  return result === undefined ? described : { ...described, resultText: text('poker', `result.${result}`) };
}
