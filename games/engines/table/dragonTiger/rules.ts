/** One card each from a fresh shoe of eight decks; the ace is lowest. A tie gives half of dragon and tiger back. */
import { cardOf, shoe } from '../../playingCards.ts';
import type { Card } from '../../playingCards.ts';
import { limitOf } from '../table.ts';
import type { RoadMark, Spot, TableGame } from '../table.ts';

export interface Duel {
  readonly dragon: Card;
  readonly tiger: Card;
  readonly winner: 'dragon' | 'tiger' | 'tie';
}

export function duelOf(numbers: readonly number[]): Duel {
  const [dragon, tiger] = numbers.map(cardOf);
  if (!dragon || !tiger) throw new RangeError('a round has two cards');
  const winner = dragon.rank > tiger.rank ? 'dragon' : tiger.rank > dragon.rank ? 'tiger' : 'tie';
  return { dragon, tiger, winner };
}

/** A seven loses both odd and even. */
const parityReturn = ({ rank }: Card, remainder: number): number => (rank !== 7 && rank % 2 === remainder ? 200 : 0);

function returned(numbers: readonly number[], { id }: Spot): number {
  const { dragon, tiger, winner } = duelOf(numbers);
  switch (id) {
    case 'dragon':
    case 'tiger':
      return winner === id ? 200 : winner === 'tie' ? 50 : 0;
    case 'tie':
      return winner === 'tie' ? 1_200 : 0;
    case 'suitedTie':
      return winner === 'tie' && dragon.suit === tiger.suit ? 5_100 : 0;
    case 'dragonOdd':
      return parityReturn(dragon, 1);
    case 'dragonEven':
      return parityReturn(dragon, 0);
    case 'tigerOdd':
      return parityReturn(tiger, 1);
    case 'tigerEven':
      return parityReturn(tiger, 0);
    default:
      throw new RangeError(`no spot ${id}`);
  }
}

const spot = (id: string, times: number, kind = id): Spot => ({
  id,
  kind,
  numbers: [],
  limitSatang: limitOf(times),
});
const marks: Readonly<Record<Duel['winner'], RoadMark>> = { dragon: 'a', tiger: 'b', tie: 't' };

export const dragonTiger: TableGame = {
  code: 'dragonTiger',
  drum: { ...shoe, count: 2 },
  spots: [
    spot('dragon', 1, 'side'),
    spot('tie', 11),
    spot('suitedTie', 50),
    spot('tiger', 1, 'side'),
    spot('dragonOdd', 1, 'parity'),
    spot('dragonEven', 1, 'parity'),
    spot('tigerOdd', 1, 'parity'),
    spot('tigerEven', 1, 'parity'),
  ],
  returned,
  mark: (numbers) => marks[duelOf(numbers).winner],
};
