/** One spin and one whole round, as pure functions of the drawn places: no randomness and no clock. */
import { fallsOf, fallsPay, stepMultiplier } from './cascade.ts';
import type { Fall } from './cascade.ts';
import { afterTurn, cellCount, coinsIn, holdPay, turnSizes, valueSizes } from './hold.ts';
import type { Coin } from './hold.ts';
import { reelCount, rowCount } from './rules.ts';
import type { HoldRules, Pays, SlotModel, SlotSymbol } from './rules.ts';
import { sumOf, winsOf } from './wins.ts';
import type { Grid, LineWin } from './wins.ts';
import { itemAt } from '../itemAt.ts';

export interface Spin {
  /** 0 is the paid spin, 1 and up are free. */
  readonly index: number;
  readonly isFree: boolean;
  /** Place on the strip of the symbol in the top row, by reel; in a hold, the cells that show a new coin. */
  readonly stops: readonly number[];
  readonly grid: Grid;
  readonly lineWins: readonly LineWin[];
  readonly scatters: number;
  /** In line stakes, before the multiplier. */
  readonly scatterPay: number;
  readonly multiplier: number;
  /** All that this spin pays, in line stakes. */
  readonly win: number;
  readonly freeSpinsWon: number;
  /** Free spins still to play after this one; in a hold, the turns that are left. */
  readonly freeSpinsLeft: number;
  /** Wilds seen in free spins, including this one. */
  readonly wildsSeen: number;
  /** The falls after the landing; empty except in a cascade. */
  readonly falls: readonly Fall[];
  /** The coins in view, held ones included; empty except in a hold. */
  readonly coins: readonly Coin[];
}

export interface Round {
  readonly spins: readonly Spin[];
  /** All that the round pays, in line stakes. */
  readonly win: number;
}

/** Draws a place below each size, all equally likely; `spin` is 0 for the paid spin. */
export type Draw = (spin: number, sizes: readonly number[]) => readonly number[];

/** Written in plain loops, because ten million rounds are played to measure a title. */
export function gridAt(strips: readonly string[], stops: readonly number[]): SlotSymbol[][] {
  return strips.map((strip, reel) => {
    const column: SlotSymbol[] = [];
    const stop = itemAt(stops, reel);
    for (let row = 0; row < rowCount; row += 1) column.push(strip[(stop + row) % strip.length] as SlotSymbol);
    return column;
  });
}

function countOf(grid: Grid, symbol: SlotSymbol): number {
  let count = 0;
  for (const column of grid) for (const shown of column) if (shown === symbol) count += 1;
  return count;
}

/** The entry of `pays` for 3, 4 and 5 or more scatters; 0 below 3. */
export const forScatters = (pays: Pays, scatters: number): number =>
  scatters < 3 ? 0 : itemAt(pays, Math.min(scatters, 5) - 3);

/** The multiplier of a free spin before which `wilds` wilds have been seen. */
export function ladderMultiplier(model: SlotModel, wilds: number): number {
  return model.ladder.reduce((held, rung) => (wilds >= rung.wilds ? rung.multiplier : held), 1);
}

interface Before {
  readonly index: number;
  readonly freeSpinsLeft: number;
  readonly freeSpinsGiven: number;
  readonly wildsSeen: number;
}

function spinOnce(model: SlotModel, places: readonly number[], before: Before): Spin {
  const isFree = before.index > 0;
  const strips = isFree ? model.freeStrips : model.strips;
  const stops = places.slice(0, reelCount);
  const grid = gridAt(strips, stops);
  const steps = (isFree ? model.steps?.free : model.steps?.paid) ?? [];
  const lineWins = winsOf(model, grid);
  const falls = model.steps ? fallsOf(model, steps, { grid, stops, strips }) : [];
  const scatters = countOf(grid, 'S');
  const scatterPay = forScatters(model.scatterPays, scatters);
  const multiplier = model.steps ? stepMultiplier(steps, 0) : isFree ? ladderMultiplier(model, before.wildsSeen) : 1;
  const room = model.maxFreeSpins - before.freeSpinsGiven;
  const freeSpinsWon = Math.min(forScatters(model.freeSpins, scatters), room);
  return {
    index: before.index,
    isFree,
    stops,
    grid,
    lineWins,
    scatters,
    scatterPay,
    multiplier,
    win: (sumOf(lineWins) + scatterPay) * multiplier + fallsPay(falls),
    freeSpinsWon,
    freeSpinsLeft: before.freeSpinsLeft - (isFree ? 1 : 0) + freeSpinsWon,
    wildsSeen: before.wildsSeen + (isFree ? countOf(grid, 'W') : 0),
    falls,
    coins: model.hold ? coinsIn(model.hold, grid, places.slice(reelCount)) : [],
  };
}

const lengthsOf = (strips: readonly string[]): number[] => strips.map((strip) => strip.length);

/** The turns of a hold that a paid spin has started. */
function turnsOf(rules: HoldRules, first: Spin, draw: Draw): Spin[] {
  const turns: Spin[] = [];
  let coins = first.coins;
  let left = rules.turns;
  while (left > 0 && coins.length < cellCount) {
    const index = turns.length + 1;
    coins = afterTurn(rules, coins, draw(index, turnSizes(rules)));
    const fresh = coins.filter((coin) => coin.isNew);
    left = coins.length === cellCount ? 0 : fresh.length > 0 ? rules.turns : left - 1;
    turns.push({
      index,
      isFree: true,
      stops: fresh.map((coin) => coin.cell),
      grid: first.grid,
      lineWins: [],
      scatters: coins.length,
      scatterPay: 0,
      multiplier: 1,
      win: left === 0 ? holdPay(rules, coins) : 0,
      freeSpinsWon: 0,
      freeSpinsLeft: left,
      wildsSeen: 0,
      falls: [],
      coins,
    });
  }
  return turns;
}

/** Plays a round to its end. */
export function playRound(model: SlotModel, draw: Draw): Round {
  const paid = [...lengthsOf(model.strips), ...(model.hold ? valueSizes(model.hold) : [])];
  let last = spinOnce(model, draw(0, paid), { index: 0, freeSpinsGiven: 0, freeSpinsLeft: 0, wildsSeen: 0 });
  const spins: Spin[] = [last];
  let freeSpinsGiven = last.freeSpinsWon;
  while (last.freeSpinsLeft > 0) {
    const index: number = spins.length;
    last = spinOnce(model, draw(index, lengthsOf(model.freeStrips)), { ...last, index, freeSpinsGiven });
    freeSpinsGiven += last.freeSpinsWon;
    spins.push(last);
  }
  if (model.hold && last.coins.length >= model.hold.trigger) {
    const turns = turnsOf(model.hold, last, draw);
    spins[0] = { ...last, freeSpinsWon: model.hold.turns, freeSpinsLeft: model.hold.turns };
    spins.push(...turns);
  }
  return { spins, win: spins.reduce((sum, spin) => sum + spin.win, 0) };
}
