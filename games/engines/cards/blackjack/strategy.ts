/**
 * The best move by total, pair and up card, for a shoe with constant probabilities: dynamic programming over all hands,
 * without simulation. Insurance is never worth its price. M09
 */
import { offeredMoves, pipsOf, totalOf } from './rules.ts';
import type { BlackjackMove, BlackjackTable } from './rules.ts';
import { itemAt } from '../../itemAt.ts';

/** Probability of a card with these pips, 1 to 10. Four ranks count as ten. */
const chanceOf = (pips: number): number => (pips === 10 ? 4 / 13 : 1 / 13);
const everyPips = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A hand as a hard sum with its aces as ones, and whether one of them could count as 11. */
interface State {
  readonly hard: number;
  readonly hasAce: boolean;
}
const andCard = ({ hard, hasAce }: State, pips: number): State => ({ hard: hard + pips, hasAce: hasAce || pips === 1 });
const worth = ({ hard, hasAce }: State): number => (hasAce && hard <= 11 ? hard + 10 : hard);
const keyOf = ({ hard, hasAce }: State, up: number): number => hard * 22 + up * 2 + Number(hasAce);

/** Chances of the dealer's totals 17 to 21 and of more, by the up card. A natural is excluded by the dealer's check. */
function dealerEnds(up: number): readonly number[] {
  const ends = Array<number>(6).fill(0);
  const draw = (state: State, chance: number): void => {
    const total = worth(state);
    if (total >= 17) ends[Math.min(total, 22) - 17] = (ends[Math.min(total, 22) - 17] ?? 0) + chance;
    else for (const pips of everyPips) draw(andCard(state, pips), chance * chanceOf(pips));
  };
  const first = { hard: up, hasAce: up === 1 };
  const never = up === 1 ? 10 : up === 10 ? 1 : 0;
  for (const pips of everyPips)
    if (pips !== never) draw(andCard(first, pips), chanceOf(pips) / (1 - (never === 0 ? 0 : chanceOf(never))));
  return ends;
}

const ends = everyPips.map(dealerEnds);

/** Expected gain of standing, in stakes: the chance to win less the chance to lose. */
function standing(total: number, up: number): number {
  if (total > 21) return -1;
  return (ends[up - 1] ?? []).reduce((sum, chance, at) => {
    const dealer = at + 17;
    return sum + chance * (dealer > 21 || dealer < total ? 1 : dealer === total ? 0 : -1);
  }, 0);
}

const known = new Map<number, number>();

function hitting(state: State, up: number): number {
  return everyPips.reduce((sum, pips) => sum + chanceOf(pips) * going(andCard(state, pips), up), 0);
}

/** Expected gain of the better of standing and hitting. */
function going(state: State, up: number): number {
  if (state.hard > 21) return -1;
  const key = keyOf(state, up);
  const found = known.get(key);
  if (found !== undefined) return found;
  const total = worth(state);
  const best = total === 21 ? standing(21, up) : Math.max(standing(total, up), hitting(state, up));
  known.set(key, best);
  return best;
}

const doubling = (state: State, up: number): number =>
  2 * everyPips.reduce((sum, pips) => sum + chanceOf(pips) * standing(worth(andCard(state, pips)), up), 0);

/** Expected gain of splitting a pair into two hands, without further splits. */
function splitting(pips: number, up: number): number {
  const one = { hard: pips, hasAce: pips === 1 };
  const hand = (state: State): number =>
    pips === 1 ? standing(worth(state), up) : Math.max(going(state, up), doubling(state, up));
  return 2 * everyPips.reduce((sum, next) => sum + chanceOf(next) * hand(andCard(one, next)), 0);
}

/** The offered move with the highest expected gain. */
export function bestMove(table: BlackjackTable): BlackjackMove {
  const offered = offeredMoves(table);
  if (table.stage === 'insurance') return 'decline';
  const { cards } = itemAt(table.hands, table.active);
  const up = pipsOf(itemAt(table.dealer, 0));
  const hard = cards.reduce((sum, card) => sum + pipsOf(card), 0);
  const state = { hard, hasAce: cards.some((card) => pipsOf(card) === 1) };
  const worths: Partial<Record<BlackjackMove, number>> = {
    stand: standing(totalOf(cards).total, up),
    hit: hitting(state, up),
    ...(offered.includes('double') && { double: doubling(state, up) }),
    ...(offered.includes('split') && { split: splitting(pipsOf(itemAt(cards, 0)), up) }),
  };
  const best = offered.toSorted((a, b) => (worths[b] ?? -9) - (worths[a] ?? -9))[0];
  return best ?? 'stand';
}
