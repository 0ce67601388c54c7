/** The end of a hand: returns the uncalled bet, shows the hands and shares the pots. */
import { scoreOf } from '../ranking.ts';
import type { DeckKind } from '../ranking.ts';
import { at, nextSeat, nextStreet } from './hand.ts';
import type { Hand, Step } from './hand.ts';
import { potsOf, sharesOf, uncalledOf } from './pots.ts';
import { seatCount } from './structure.ts';
import { itemAt } from '../../itemAt.ts';

/** The cards of one hand. A seat sees its own two cards and the board. */
export interface Dealt {
  readonly holes: readonly (readonly number[])[];
  /** All five cards, turned up street by street. */
  readonly board: readonly number[];
}

/** Number of board cards that are face up on a street. */
export const boardCount = (street: number): number => itemAt([0, 3, 4, 5], street);

const isShown = (hand: Hand): boolean => hand.steps.some(({ kind }) => kind === 'show');

/**
 * Turns up the cards of all seats that did not fold, starting left of the button. Does nothing if they are shown
 * already.
 */
function shown(hand: Hand): Hand {
  if (isShown(hand)) return hand;
  const seats: number[] = [];
  let seat = hand.button;
  for (let step = 0; step < seatCount; step += 1) {
    seat = nextSeat(seat, () => true);
    if (hand.isIn[seat] === true) seats.push(seat);
  }
  return { ...hand, steps: [...hand.steps, ...seats.map((each): Step => ({ kind: 'show', seat: each }))] };
}

function withBack(hand: Hand): Hand {
  const uncalled = uncalledOf(hand.totals);
  if (uncalled === undefined) return hand;
  const { seat, chips } = uncalled;
  const less = (list: readonly number[], by: number) => list.map((value, each) => (each === seat ? value - by : value));
  return {
    ...hand,
    stacks: less(hand.stacks, -chips),
    totals: less(hand.totals, chips),
    bets: less(hand.bets, Math.min(chips, at(hand.bets, seat))),
    steps: [...hand.steps, { kind: 'back', seat, chips }],
  };
}

function shared(hand: Hand, { holes, board }: Dealt, deck: DeckKind): Hand {
  const isAlone = hand.isIn.filter(Boolean).length === 1;
  const scores = holes.map((own, seat) =>
    isAlone || hand.isIn[seat] !== true ? 0 : scoreOf([...own, ...board], deck),
  );
  const stacks = [...hand.stacks];
  const steps: Step[] = [...hand.steps];
  for (const [index, pot] of potsOf(hand.totals, hand.isIn).entries()) {
    const best = Math.max(...pot.seats.map((seat) => at(scores, seat)));
    const winners = pot.seats.filter((seat) => at(scores, seat) === best);
    for (const { seat, chips } of sharesOf(pot, winners, hand.button)) {
      if (chips === 0) continue;
      stacks[seat] = at(stacks, seat) + chips;
      steps.push({ kind: 'win', seat, chips, pot: index });
    }
  }
  const none = hand.totals.map(() => 0);
  return { ...hand, stacks, steps, bets: none, totals: none, turn: -1 };
}

/** Moves a hand whose street is complete to the next turn, or ends it. */
export function dealtOn(hand: Hand, dealt: Dealt, deck: DeckKind): { readonly hand: Hand; readonly isOver: boolean } {
  let next = hand;
  while (next.turn < 0) {
    const left = next.isIn.filter(Boolean).length;
    if (left === 1) return { hand: shared(withBack(next), dealt, deck), isOver: true };
    if (next.street === 3) return { hand: shared(shown(withBack(next)), dealt, deck), isOver: true };
    const betting = next.isIn.filter((isIn, seat) => isIn && at(next.stacks, seat) > 0).length;
    // Nobody can bet any more, so the hands are shown while the rest of the board is dealt.
    if (betting < 2) next = shown(withBack(next));
    next = nextStreet(next);
  }
  return { hand: next, isOver: false };
}
