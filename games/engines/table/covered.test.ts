import { describe, expect, it } from 'vitest';
import { coveredSatang } from './covered.ts';
import { spotOf, tables } from './tables.ts';
import type { TableCode } from './table.ts';

const covered = (code: TableCode, slip: Readonly<Record<string, number>>): number =>
  coveredSatang(
    tables[code],
    Object.entries(slip).map(([id, satang]) => {
      const spot = spotOf(code, id);
      if (spot === undefined) throw new RangeError(id);
      return { spot, satang };
    }),
  );

describe('chips on opposite results cover each other. L09', () => {
  it.each([
    ['roulette', { red: 100, black: 100 }, 200],
    ['roulette', { red: 150, black: 100 }, 200],
    ['roulette', { low: 100, high: 40 }, 80],
    ['roulette', { oddNumber: 100, evenNumber: 100, n0: 10 }, 200],
    ['roulette', { dozen1: 100, dozen2: 100, dozen3: 100 }, 300],
    ['roulette', { dozen1: 100, dozen2: 100 }, 0],
    ['roulette', { column1: 90, column2: 60, column3: 30 }, 90],
    ['roulette', Object.fromEntries(Array.from({ length: 36 }, (_, at) => [`n${at + 1}`, 10])), 360],
    ['roulette', Object.fromEntries(Array.from({ length: 35 }, (_, at) => [`n${at + 1}`, 10])), 0],
    ['baccarat', { banker: 100, player: 100 }, 195],
    ['baccarat', { banker: 100, player: 30, tie: 10 }, 60],
    ['baccarat', { banker: 100, tie: 100 }, 0],
    ['dragonTiger', { dragon: 100, tiger: 100 }, 200],
    ['dragonTiger', { dragonOdd: 100, tiger: 100 }, 0],
    ['sicBo', { big: 100, small: 100 }, 200],
    ['sicBo', { odd: 50, even: 100 }, 100],
  ] as const)('%s %j: %i', (code, slip, satang) => expect(covered(code, slip)).toBe(satang));
});

it.each(Object.values(tables))('$code: chips on one spot cover nothing', (game) => {
  for (const { id } of game.spots) expect([id, covered(game.code, { [id]: 1_000 })]).toEqual([id, 0]);
});
