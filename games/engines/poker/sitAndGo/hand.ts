/**
 * The betting of one hand of no-limit hold'em, without its cards: public information only. A hand is immutable; each
 * move returns a new one. Amounts are chips.
 */
import { seatCount } from './structure.ts';
import type { Blinds } from './structure.ts';

export type Move =
  | { readonly what: 'fold' | 'check' | 'call' }
  /** Raises the seat's bet of this street to this amount. A raise of all its chips is all in. */
  | { readonly what: 'raise'; readonly to: number };

/** Public events of a hand, in order. */
export type Step =
  | { readonly kind: 'blind'; readonly seat: number; readonly chips: number; readonly isBig: boolean }
  | {
      readonly kind: 'act';
      readonly seat: number;
      readonly what: Move['what'];
      readonly chips: number;
      readonly to: number;
    }
  | { readonly kind: 'street'; readonly street: number }
  | { readonly kind: 'show'; readonly seat: number }
  | { readonly kind: 'back'; readonly seat: number; readonly chips: number }
  | { readonly kind: 'win'; readonly seat: number; readonly chips: number; readonly pot: number };

export interface Hand {
  /** From 1. */
  readonly number: number;
  readonly button: number;
  readonly blinds: Blinds;
  /** 0 before the flop, 1 flop, 2 turn, 3 river. */
  readonly street: number;
  /** Chips behind each seat, without its bets. */
  readonly stacks: readonly number[];
  /** What each seat has bet: in this street, and in the whole hand. */
  readonly bets: readonly number[];
  readonly totals: readonly number[];
  readonly isIn: readonly boolean[];
  /** Whether a seat has acted since the last full raise. If so, it may call a short all-in but not raise again. */
  readonly hasActed: readonly boolean[];
  readonly toMatch: number;
  readonly minRaise: number;
  /** Whose turn it is; -1 if the street is over. */
  readonly turn: number;
  readonly steps: readonly Step[];
}

/** The first seat after `from` for which `holds` is true, around the table; -1 if there is none. */
export function nextSeat(from: number, holds: (seat: number) => boolean): number {
  for (let step = 1; step <= seatCount; step += 1) {
    const seat = (from + step) % seatCount;
    if (holds(seat)) return seat;
  }
  return -1;
}

const put = <T>(list: readonly T[], seat: number, value: T): T[] => list.map((old, at) => (at === seat ? value : old));
export const at = (list: readonly number[], seat: number): number => list[seat] ?? 0;

function paid(hand: Hand, seat: number, chips: number): Hand {
  return {
    ...hand,
    stacks: put(hand.stacks, seat, at(hand.stacks, seat) - chips),
    bets: put(hand.bets, seat, at(hand.bets, seat) + chips),
    totals: put(hand.totals, seat, at(hand.totals, seat) + chips),
  };
}

/** Seats that have not folded and still have chips. */
const canBet = (hand: Hand, seat: number): boolean => hand.isIn[seat] === true && at(hand.stacks, seat) > 0;
const owes = (hand: Hand, seat: number): boolean => at(hand.bets, seat) < hand.toMatch;

function turnAfter(hand: Hand, from: number): number {
  const left = hand.isIn.filter(Boolean).length;
  if (left < 2) return -1;
  const betting = hand.isIn.filter((_, seat) => canBet(hand, seat)).length;
  const most = Math.max(...hand.bets);
  return nextSeat(from, (seat) => {
    if (!canBet(hand, seat)) return false;
    // If only one seat still has chips, it only responds to bets above its own.
    if (betting === 1) return at(hand.bets, seat) < most;
    return hand.hasActed[seat] !== true || owes(hand, seat);
  });
}

function blind(hand: Hand, seat: number, isBig: boolean): Hand {
  const chips = Math.min(at(hand.stacks, seat), isBig ? hand.blinds.big : hand.blinds.small);
  return { ...paid(hand, seat, chips), steps: [...hand.steps, { kind: 'blind', seat, chips, isBig }] };
}

/** Opens a hand. Seats without chips are not dealt in. Of two players, the button posts the small blind. */
export function openHand(number: number, button: number, blinds: Blinds, stacks: readonly number[]): Hand {
  const isIn = stacks.map((chips) => chips > 0);
  const none = stacks.map(() => 0);
  const empty: Hand = {
    number,
    button,
    blinds,
    street: 0,
    stacks,
    bets: none,
    totals: none,
    isIn,
    hasActed: stacks.map(() => false),
    toMatch: blinds.big,
    minRaise: blinds.big,
    turn: -1,
    steps: [],
  };
  const seated = (seat: number): boolean => isIn[seat] === true;
  const small = isIn.filter(Boolean).length === 2 ? button : nextSeat(button, seated);
  const big = nextSeat(small, seated);
  const posted = blind(blind(empty, small, false), big, true);
  return { ...posted, turn: turnAfter(posted, big) };
}

export interface Choices {
  /** What a call adds; 0 if the seat may check. */
  readonly callChips: number;
  readonly canRaise: boolean;
  /** The least and the most to which the bet of this street may be raised; equal if only an all-in is left. */
  readonly minTo: number;
  readonly maxTo: number;
}

/** What the seat whose turn it is may do. */
export function choicesOf(hand: Hand): Choices {
  const { turn, toMatch } = hand;
  const [bet, stack] = [at(hand.bets, turn), at(hand.stacks, turn)];
  const maxTo = bet + stack;
  const isAnswered = hand.isIn.some((_, seat) => seat !== turn && canBet(hand, seat));
  return {
    callChips: Math.min(stack, Math.max(0, toMatch - bet)),
    canRaise: isAnswered && hand.hasActed[turn] !== true && maxTo > toMatch,
    minTo: Math.min(maxTo, toMatch + hand.minRaise),
    maxTo,
  };
}

/** Whether the rules let this move be made now. */
export function isOffered(hand: Hand, move: Move): boolean {
  if (hand.turn < 0) return false;
  const { callChips, canRaise, minTo, maxTo } = choicesOf(hand);
  switch (move.what) {
    case 'fold':
      return true;
    case 'check':
      return callChips === 0;
    case 'call':
      return callChips > 0;
    case 'raise':
      return canRaise && Number.isSafeInteger(move.to) && move.to >= minTo && move.to <= maxTo;
  }
}

/** The hand after an offered move. The turn advances, or is -1 if the street is over. */
export function moved(hand: Hand, move: Move): Hand {
  const seat = hand.turn;
  const { callChips } = choicesOf(hand);
  const added = move.what === 'raise' ? move.to - at(hand.bets, seat) : move.what === 'call' ? callChips : 0;
  let next = paid(hand, seat, added);
  if (move.what === 'fold') next = { ...next, isIn: put(next.isIn, seat, false) };
  if (move.what === 'raise') {
    const raise = move.to - hand.toMatch;
    const isFull = raise >= hand.minRaise;
    next = {
      ...next,
      toMatch: move.to,
      minRaise: isFull ? raise : hand.minRaise,
      hasActed: isFull ? hand.hasActed.map(() => false) : hand.hasActed,
    };
  }
  const step: Step = { kind: 'act', seat, what: move.what, chips: added, to: at(next.bets, seat) };
  next = { ...next, hasActed: put(next.hasActed, seat, true), steps: [...hand.steps, step] };
  return { ...next, turn: turnAfter(next, seat) };
}

/** The next street, with the bets gathered. */
export function nextStreet(hand: Hand): Hand {
  const street = hand.street + 1;
  const next: Hand = {
    ...hand,
    street,
    bets: hand.bets.map(() => 0),
    hasActed: hand.bets.map(() => false),
    toMatch: 0,
    minRaise: hand.blinds.big,
    steps: [...hand.steps, { kind: 'street', street }],
  };
  return { ...next, turn: turnAfter(next, hand.button) };
}

/** All chips in the pot. */
export const potChips = ({ totals }: Pick<Hand, 'totals'>): number => totals.reduce((sum, total) => sum + total, 0);
