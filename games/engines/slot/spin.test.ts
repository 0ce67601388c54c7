import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { models } from '../slotTitles.ts';
import { climb } from './models/climb.ts';
import { lineCount } from './rules.ts';
import type { SlotModel, SlotSymbol } from './rules.ts';
import { ladderMultiplier, playRound } from './spin.ts';
import { winsOf } from './wins.ts';

const grid = (...rows: [string, string, string]): SlotSymbol[][] =>
  [0, 1, 2, 3, 4].map((reel) => rows.map((row) => row[reel] as SlotSymbol));

it('pays a line from the left only, and only its longest run', () => {
  const wins = winsOf(climb, grid('BCDEF', 'AAAAH', 'CDEFG'));
  expect(wins).toEqual([{ line: 0, symbol: 'A', count: 4, pay: climb.pays.A[1] }]);
  expect(winsOf(climb, grid('BCDEF', 'HAAAA', 'CDEFG'))).toEqual([]);
});

it('lets a wild substitute for every symbol except the scatter', () => {
  expect(winsOf(climb, grid('BCDEF', 'IWIGH', 'CDEFG'))).toEqual([
    { line: 0, symbol: 'I', count: 3, pay: climb.pays.I[0] },
  ]);
  expect(winsOf(climb, grid('BCDEF', 'SWSGH', 'CDEFG'))).toEqual([]);
});

/** A model whose strips show the given symbols at stop 0. */
const fixed = (model: SlotModel, paid: readonly string[], free: readonly string[]): SlotModel => ({
  ...model,
  strips: paid,
  freeStrips: free,
});
const none = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'];

it('starts free spins with three scatters and pays them on the whole stake', () => {
  const model = fixed(climb, ['SAA', 'BBB', 'SCC', 'DDD', 'SEE'], none);
  const { spins, win } = playRound(model, () => [0, 0, 0, 0, 0]);
  expect(spins).toHaveLength(1 + climb.freeSpins[0]);
  expect(spins[0]).toMatchObject({ scatters: 3, scatterPay: 40, freeSpinsWon: 8, freeSpinsLeft: 8, multiplier: 1 });
  expect(win).toBe(2 * lineCount);
});

it('raises the multiplier of later free spins with each wild seen, never of the same spin', () => {
  const model = fixed(climb, ['SAA', 'BBB', 'SCC', 'DDD', 'SEE'], ['AAA', 'BBW', 'CCW', 'DDW', 'EEE']);
  const { spins } = playRound(model, () => [0, 0, 0, 0, 0]);
  expect(spins.map((spin) => spin.multiplier)).toEqual([1, 1, 2, 3, 3, 5, 8, 8, 8]);
  expect(spins.map((spin) => spin.wildsSeen)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24]);
});

it('wins more free spins in free spins, up to the maximum of a round', () => {
  const again = ['SAA', 'SBB', 'SCC', 'SDD', 'SEE'];
  const { spins } = playRound(fixed(climb, again, again), () => [0, 0, 0, 0, 0]);
  expect(spins).toHaveLength(1 + climb.maxFreeSpins);
  expect(spins.reduce((sum, spin) => sum + spin.freeSpinsWon, 0)).toBe(climb.maxFreeSpins);
  expect(spins.at(-1)?.freeSpinsLeft).toBe(0);
});

it('plays the same round from the same stops, and wins a whole number of line stakes, zero or more', () => {
  const anyRound = fc.tuple(fc.constantFrom(...models), fc.infiniteStream(fc.nat({ max: 1_000_000 })));
  fc.assert(
    fc.property(anyRound, ([model, stream]) => {
      const drawn: number[][] = [];
      const draw = (_: number, sizes: readonly number[]) => {
        const places = sizes.map((size) => (stream.next().value ?? 0) % size);
        drawn.push(places);
        return places;
      };
      const first = playRound(model, draw);
      const again = playRound(model, (spin) => drawn[spin] ?? []);
      expect(again).toEqual(first);
      expect(Number.isSafeInteger(first.win) && first.win >= 0).toBe(true);
      expect(first.win).toBe(first.spins.reduce((sum, spin) => sum + spin.win, 0));
      for (const spin of model.steps ? [] : first.spins)
        expect(spin.multiplier).toBeLessThanOrEqual(ladderMultiplier(model, 1e9));
    }),
    { numRuns: 300 },
  );
});
