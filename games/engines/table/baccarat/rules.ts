/** Punto banco from a fresh shoe of eight decks every round; banker's win pays 0.95, a tie returns player and banker. */
import { cardOf, shoe } from '../../playingCards.ts';
import type { Card } from '../../playingCards.ts';
import { limitOf } from '../table.ts';
import type { RoadMark, Spot, TableGame } from '../table.ts';

export interface Hands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly winner: 'player' | 'banker' | 'tie';
  readonly isNatural: boolean;
}

const valueOf = ({ rank }: Card): number => (rank >= 10 ? 0 : rank);
const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** The lowest and highest third card of the player on which a banker of this total draws. */
const bankerDraws: Readonly<Record<number, readonly [from: number, to: number]>> = {
  0: [0, 9],
  1: [0, 9],
  2: [0, 9],
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

function bankerTakes(total: number, third: Card | undefined): boolean {
  if (third === undefined) return total <= 5;
  const value = valueOf(third);
  if (total === 3) return value !== 8;
  const draws = bankerDraws[total];
  return draws !== undefined && value >= draws[0] && value <= draws[1];
}

/** Six cards are drawn in advance. The first four are dealt in turn, the others only if the rules require them. */
export function handsOf(numbers: readonly number[]): Hands {
  const [one, two, three, four, fifth, sixth] = numbers.map(cardOf);
  if (!one || !two || !three || !four || !fifth || !sixth) throw new RangeError('a round has six cards');
  const [player, banker] = [
    [one, three],
    [two, four],
  ];
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8;
  if (!isNatural) {
    const third = totalOf(player) <= 5 ? fifth : undefined;
    if (bankerTakes(totalOf(banker), third)) banker.push(third === undefined ? fifth : sixth);
    if (third !== undefined) player.push(third);
  }
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  const winner = playerTotal > bankerTotal ? 'player' : bankerTotal > playerTotal ? 'banker' : 'tie';
  return { player, banker, playerTotal, bankerTotal, winner, isNatural };
}

const isPair = ([first, second]: readonly Card[]): boolean => first !== undefined && first.rank === second?.rank;

function returned(numbers: readonly number[], { id }: Spot): number {
  const { player, banker, winner } = handsOf(numbers);
  switch (id) {
    case 'player':
      return winner === 'tie' ? 100 : winner === 'player' ? 200 : 0;
    case 'banker':
      return winner === 'tie' ? 100 : winner === 'banker' ? 195 : 0;
    case 'tie':
      return winner === 'tie' ? 900 : 0;
    case 'playerPair':
      return isPair(player) ? 1_200 : 0;
    case 'bankerPair':
      return isPair(banker) ? 1_200 : 0;
    case 'eitherPair':
      return isPair(player) || isPair(banker) ? 600 : 0;
    default:
      throw new RangeError(`no spot ${id}`);
  }
}

const spot = (id: string, times: number): Spot => ({ id, kind: id, numbers: [], limitSatang: limitOf(times) });
const marks: Readonly<Record<Hands['winner'], RoadMark>> = { banker: 'a', player: 'b', tie: 't' };

export const baccarat: TableGame = {
  code: 'baccarat',
  drum: { ...shoe, count: 6 },
  spots: [
    spot('player', 1),
    spot('tie', 8),
    spot('banker', 1),
    spot('playerPair', 11),
    spot('eitherPair', 5),
    spot('bankerPair', 11),
  ],
  returned,
  mark: (numbers) => marks[handsOf(numbers).winner],
};
