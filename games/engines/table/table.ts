/**
 * What a table of the live hall is made of: the drum from which a round draws, the spots that take chips, and what they
 * pay. Every rule is a pure function of the drawn numbers, so the house, the window and the verifier agree.
 */

/** The draw of one round, in order. */
export interface TableDrum {
  readonly lowest: number;
  readonly highest: number;
  readonly count: number;
  /** Each number goes back before the next is drawn. */
  readonly isReplaced: boolean;
}

export const tableCodes = ['baccarat', 'roulette', 'sicBo', 'dragonTiger'] as const;
export type TableCode = (typeof tableCodes)[number];
export const isTableCode = (word: string): word is TableCode => (tableCodes as readonly string[]).includes(word);

/** A place for chips. */
export interface Spot {
  readonly id: string;
  /** The row of the pay table that it belongs to. */
  readonly kind: string;
  /** Pockets, faces or sum that it covers; empty if its name is sufficient. */
  readonly numbers: readonly number[];
  /** The most that one player may have on it in one round, satang. */
  readonly limitSatang: number;
}

/** A result on the roads: one of the two sides, or `t` for neither. `a` has the first colour. */
export type RoadMark = 'a' | 'b' | 't';

export interface TableGame {
  readonly code: TableCode;
  readonly drum: TableDrum;
  readonly spots: readonly Spot[];
  /** What a spot pays for every 100 staked, the stake included: 0 if it is lost, 100 if it is returned. */
  returned(numbers: readonly number[], spot: Spot): number;
  mark(numbers: readonly number[]): RoadMark;
}

/** Stakes are whole baht, so that every return is a whole number of satang. */
export const stakeUnitSatang = 100;
/** Maximum total stake of one player per round, satang. */
export const roundLimitSatang = 2_000_000;
/** No single spot pays more than this beyond its stake; the lowest limit is ten baht. */
const mostPaidSatang = 500_000;
const lowestLimitSatang = 1_000;

/** Limit of a spot by its payout multiple, in satang and steps of five baht. */
export const limitOf = (times: number): number =>
  Math.max(lowestLimitSatang, Math.floor(mostPaidSatang / Math.max(1, times) / 500) * 500);
