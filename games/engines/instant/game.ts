/**
 * An instant game: a stake, a choice and one draw from the player's seeds. House, window and verifiers share its rules;
 * the window uses them for pay tables and for the offline check, never to decide a round. F02, F03, M09
 */
import { fraction, plus, times, toNumber } from '../slot/fraction.ts';
import type { Fraction } from '../slot/fraction.ts';
import { itemAt } from '../itemAt.ts';

export const instantCodes = [
  'plinko',
  'treasure',
  'keno80',
  'keno40',
  'markSix',
  'pickFive',
  'scratch',
  'hands',
  'horses',
  'fastThree',
] as const;
export type InstantCode = (typeof instantCodes)[number];
export const isInstantCode = (code: string): code is InstantCode => (instantCodes as readonly string[]).includes(code);

/** Draws a number below each size, from the seeds. `turn` 0 is the first draw of a round. */
export type Draw = (turn: number, sizes: readonly number[]) => number[];

/** State of a round. */
export interface Standing {
  /** What is drawn and may be seen: bits of a path, numbers, dice, an order of arrival, cells. */
  readonly shown: readonly number[];
  /** The player's moves, in order. */
  readonly moves: readonly number[];
  /** What the whole round pays as far as it is decided, in hundredths of a chip. */
  readonly pay: number;
  readonly isOver: boolean;
}

/** One result of a choice: what it pays in hundredths of a chip, and how likely it is. */
export interface Odd {
  readonly pay: number;
  readonly chance: Fraction;
}

/** A single bet: its choice, and its results with their chances, which sum to one. */
export interface Setting {
  readonly choice: string;
  readonly odds: readonly Odd[];
}

export interface InstantGame {
  readonly code: InstantCode;
  /** How many chips a choice lays, each of the same amount; 0 if it is not a valid choice. */
  chips(choice: string): number;
  open(choice: string, draw: Draw): Standing;
  /** Makes a move in a round with actions. Returns 'made' if it was made already, undefined if it is not offered. */
  act?(choice: string, draw: Draw, standing: Standing, move: number): Standing | 'made' | undefined;
  /** Completes an abandoned round. */
  finish?(choice: string, draw: Draw, standing: Standing): Standing;
  /** Every single bet with its exact chances. */
  readonly settings: readonly Setting[];
}

/** The move that cashes out a round with actions; its other moves are 0 and up. */
export const takeMove = -1;

const hundredths = (value: number): Fraction => fraction(value, 100);

/** The exact return of a bet per stake. */
export const returnOf = (odds: readonly Odd[]): Fraction =>
  odds.reduce((sum, { pay, chance }) => plus(sum, times(hundredths(pay), chance)), fraction(0));

/** How often it pays more than its stake. */
export const winsOf = (odds: readonly Odd[]): Fraction =>
  odds.reduce((sum, { pay, chance }) => (pay > 100 ? plus(sum, chance) : sum), fraction(0));

/** The standard deviation of one round, in stakes. */
export function deviationOf(odds: readonly Odd[]): number {
  const mean = toNumber(returnOf(odds));
  return Math.sqrt(odds.reduce((sum, { pay, chance }) => sum + (pay / 100 - mean) ** 2 * toNumber(chance), 0));
}

/** Takes `places.length` items out of `all`. Each place counts among the items that are left. */
export function taken(all: readonly number[], places: readonly number[]): number[] {
  const rest = [...all];
  return places.map((place) => itemAt(rest.splice(place, 1), 0));
}

/** `from`, `from + 1` … `count` numbers. */
export const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);

/** Ways to choose `k` of `n`. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}

/** The parts of a choice such as `12.low`; undefined if one occurs twice. */
export function partsOf(choice: string): string[] | undefined {
  const parts = choice.split('.');
  return new Set(parts).size === parts.length ? parts : undefined;
}
