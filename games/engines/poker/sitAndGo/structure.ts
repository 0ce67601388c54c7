/**
 * Structure of a sit-and-go: six seats, buy-in plus fee, blinds that rise with the hands played, and three prizes.
 * Chips are not money.
 */
import type { DeckKind } from '../ranking.ts';

export const seatCount = 6;
/** The player's own seat; bots have the others. */
export const playerSeat = 0;
export const startingChips = 1_500;
export const handsPerLevel = 8;

export interface Blinds {
  readonly small: number;
  readonly big: number;
}

export const levels: readonly Blinds[] = [
  [10, 20],
  [15, 30],
  [25, 50],
  [40, 80],
  [60, 120],
  [100, 200],
  [150, 300],
  [200, 400],
  [300, 600],
  [500, 1_000],
  [750, 1_500],
  [1_000, 2_000],
].map(([small = 0, big = 0]) => ({ small, big }));

/** The level of a hand, from 1; the last level stays. `hand` is the hand's number, from 1. */
export const levelOf = (hand: number): number => Math.min(levels.length, Math.floor((hand - 1) / handsPerLevel) + 1);
export const blindsOf = (hand: number): Blinds => levels[levelOf(hand) - 1] ?? { small: 10, big: 20 };

export interface BuyIn {
  readonly buyInSatang: number;
  readonly feeSatang: number;
}

/** The house keeps the fee. The pool is six buy-ins, of which the house pays those of its bots. */
export const buyIns: readonly BuyIn[] = [2_000, 5_000, 10_000, 20_000, 50_000].map((buyInSatang) => ({
  buyInSatang,
  feeSatang: buyInSatang / 10,
}));
export const defaultBuyInSatang = 5_000;

export const stakeOf = ({ buyInSatang, feeSatang }: BuyIn): number => buyInSatang + feeSatang;
/** The event that a stake buys; undefined if there is none. */
export const buyInOf = (stakeSatang: number): BuyIn | undefined =>
  buyIns.find((offered) => stakeOf(offered) === stakeSatang);

/** Percent of the pool for the first, the second and the third place. */
export const prizePercents = [50, 30, 20] as const;

/** Satang for a place, 0 from the fourth. */
export const prizeOf = ({ buyInSatang }: BuyIn, place: number): number =>
  (buyInSatang * seatCount * (prizePercents[place - 1] ?? 0)) / 100;

/** Changed rules get a new name, so that every event is finished and replayed by the rules with which it began. */
export const eventRules = { sitAndGo: 'full', shortDeck: 'short' } as const satisfies Record<string, DeckKind>;
export type EventRules = keyof typeof eventRules;
export const isEventRules = (rules: string): rules is EventRules => Object.hasOwn(eventRules, rules);

/** The largest part of a stake that is fee; it is the same at every table. */
const feePart = Math.max(...buyIns.map((bought) => bought.feeSatang / stakeOf(bought)));

/**
 * What the six seats of an event get back together of what they paid, percent: exactly all but the fee. It is the
 * return of a player who plays like the others. M09
 */
export const eventReturn = { rtp: (100 * (1 - feePart)).toFixed(2), fee: (100 * feePart).toFixed(2) } as const;
