/** Names of spots, cards and results. */
import type { TableBet } from '@foyer/contract/play/table.ts';
import { handsOf } from '../../engines/table/baccarat/rules.ts';
import { rankText } from '../../engines/playingCards.ts';
import type { Card } from '../../engines/playingCards.ts';
import { duelOf } from '../../engines/table/dragonTiger/rules.ts';
import { colourOf } from '../../engines/table/roulette/rules.ts';
import { sumOf } from '../../engines/table/sicBo/rules.ts';
import type { Spot, TableCode } from '../../engines/table/table.ts';
import { baht } from '../frame/money.ts';
import type { Word, Words } from './words.ts';

const colours = { red: 'red', black: 'black', green: 'zero' } as const;

export function spotName(words: Words, code: TableCode, { id, kind, numbers }: Spot): string {
  const numbered = (word: Word): string => `${words(word)} ${numbers.join('–')}`;
  if (code === 'roulette') {
    if (id.startsWith('n')) return numbered(kind as Word);
    return id.startsWith('column') ? `${words('column')} ${id.slice(-1)}` : words(id as Word);
  }
  if (code === 'sicBo' && kind !== 'even' && kind !== 'anyTriple')
    return numbered(kind.startsWith('sum') ? 'sum' : (kind as Word));
  return words(id as Word);
}

/** The name of a row of the pay table. */
export function kindName(words: Words, code: TableCode, kind: string): string {
  if (kind === 'even') return words(code === 'roulette' ? 'evenChance' : 'evenSicBo');
  if (!kind.startsWith('sum')) return words(kind as Word);
  const low = Number(kind.slice(3));
  return `${words('sum')} ${low} · ${21 - low}`;
}

export const cardName = (words: Words, { rank, suit }: Card): string =>
  words('cardNamed', { suit: words(suit), rank: rankText(rank) });

/** The result of a player's bets on a round. It is a win only if the return exceeds the stake. M11 */
export function ownResult(
  words: Words,
  bets: readonly Pick<TableBet, 'state' | 'stakeSatang' | 'prizeSatang'>[],
): { readonly text: string; readonly isWin: boolean; readonly back: number; readonly stake: number } {
  const stake = bets.reduce((sum, bet) => sum + bet.stakeSatang, 0);
  const back = bets.reduce((sum, bet) => sum + (bet.state === 'void' ? bet.stakeSatang : bet.prizeSatang), 0);
  const sums = { stake: baht(stake), back: baht(back), net: baht(back - stake, true) };
  const word = back > stake ? 'ownWon' : back > 0 ? 'ownBack' : 'ownLost';
  return { text: words(word, sums), isWin: back > stake, back, stake };
}

/** The complete result in one line, also for screen readers. M03 */
export function resultName(words: Words, code: TableCode, numbers: readonly number[]): string {
  switch (code) {
    case 'baccarat': {
      const { playerTotal, bankerTotal, winner } = handsOf(numbers);
      const side = winner === 'tie' ? words('tie') : words('wins', { side: words(winner) });
      return `${words('player')} ${playerTotal} · ${words('banker')} ${bankerTotal} — ${side}`;
    }
    case 'dragonTiger': {
      const { dragon, tiger, winner } = duelOf(numbers);
      const side = winner === 'tie' ? words('tie') : words('wins', { side: words(winner) });
      return `${words('dragon')} ${rankText(dragon.rank)} · ${words('tiger')} ${rankText(tiger.rank)} — ${side}`;
    }
    case 'roulette': {
      const [number = 0] = numbers;
      return `${number} · ${words(colours[colourOf(number)])}`;
    }
    case 'sicBo':
      return words('sumIs', { dice: numbers.join(' · '), sum: sumOf(numbers) });
  }
}
