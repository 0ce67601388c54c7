/**
 * Hold: coins stay, each free cell turns on its own, and every turn that brings a coin resets the turns that are left.
 */
import { reelCount, rowCount } from './rules.ts';
import type { HoldRules } from './rules.ts';
import type { Grid } from './wins.ts';
import { itemAt } from '../itemAt.ts';

export const cellCount = reelCount * rowCount;

/** One coin: its cell counts down the reels, `reel * 3 + row`. */
export interface Coin {
  readonly cell: number;
  /** In line stakes. */
  readonly value: number;
  /** Whether it came in this turn. */
  readonly isNew: boolean;
}

export const ticketsOf = ({ values }: HoldRules): number => values.reduce((sum, { tickets }) => sum + tickets, 0);

function valueOf({ values }: HoldRules, ticket: number): number {
  let end = 0;
  const drawn = values.find(({ tickets }) => ticket < (end += tickets));
  if (drawn === undefined) throw new RangeError(`no coin value has ticket ${ticket}`);
  return drawn.value;
}

const forEachCell = (size: number): number[] => Array<number>(cellCount).fill(size);

/** One ticket per cell, drawn for all cells, so that no number depends on the result of another. */
export const valueSizes = (rules: HoldRules): number[] => forEachCell(ticketsOf(rules));
/** One turn: whether each cell shows a coin, then its value. */
export const turnSizes = (rules: HoldRules): number[] => [...forEachCell(rules.oneIn), ...valueSizes(rules)];

export function coinsIn(rules: HoldRules, grid: Grid, tickets: readonly number[]): Coin[] {
  const coins: Coin[] = [];
  grid.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      const cell = reel * rowCount + row;
      if (symbol === 'S') coins.push({ cell, value: valueOf(rules, itemAt(tickets, cell)), isNew: true });
    }),
  );
  return coins;
}

/** The coins after a turn, in the order of their cells. A free cell gets a coin if its number is 0. */
export function afterTurn(rules: HoldRules, held: readonly Coin[], places: readonly number[]): Coin[] {
  return Array.from({ length: cellCount }, (_, cell): Coin | undefined => {
    const before = held.find((coin) => coin.cell === cell);
    if (before) return { ...before, isNew: false };
    if (places[cell] !== 0) return undefined;
    return { cell, value: valueOf(rules, itemAt(places, cellCount + cell)), isNew: true };
  }).filter((coin) => coin !== undefined);
}

/** What all coins pay in the end, in line stakes; a full window adds the grand prize. */
export const holdPay = ({ grand }: HoldRules, coins: readonly Coin[]): number =>
  coins.reduce((sum, { value }) => sum + value, 0) + (coins.length === cellCount ? grand : 0);
