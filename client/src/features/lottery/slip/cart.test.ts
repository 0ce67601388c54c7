import { drawAt } from '@foyer/contract/lottery/clock.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boughtIn, cartBets, cartSatang, duplicatesIn, merged, without, withoutSent } from './cart.ts';
import { chaseSatang, multiplesOf, plainPlan, stepsOf } from './chase.ts';
import { replaced, within } from './line.ts';
import type { CartLine } from './line.ts';

const line = (id: string, picks: number[], more: Partial<CartLine> = {}): CartLine => ({
  id,
  play: 'any2',
  picks: [picks],
  bankers: [],
  unitSatang: 200,
  multiple: 1,
  ...more,
});

it('sums bets and stakes over lines and multiples, in satang. SI-21', () => {
  const lines = [line('a', [1, 2, 3]), line('b', [4, 5], { multiple: 5 })];
  expect(cartBets('fiveMinute', lines)).toBe(4);
  expect(cartSatang('fiveMinute', lines)).toBe(3 * 200 + 5 * 200);
  expect(cartSatang('fiveMinute', [])).toBe(0);
});

it('marks a ticket that is already in the cart, whatever the order of its numbers or its stake', () => {
  const lines = [
    line('a', [1, 2]),
    line('b', [3, 4]),
    line('c', [2, 1], { multiple: 9 }),
    line('d', [1], { bankers: [2] }),
  ];
  expect(duplicatesIn(lines)).toEqual([undefined, undefined, 1, undefined]);
});

it('marks only tickets that the player has already bought for this issue. SI-21', () => {
  const bought = [
    { play: 'any2', picks: [[2, 1]], bankers: [] },
    { play: 'any3', picks: [[3, 4, 5]], bankers: [] },
  ];
  const lines = [
    line('a', [1, 2], { multiple: 9, unitSatang: 500 }),
    line('b', [3, 4]),
    line('c', [1], { bankers: [2] }),
  ];
  expect(boughtIn(lines, bought)).toEqual([true, false, false]);
  expect(boughtIn(lines, [])).toEqual([false, false, false]);
});

it('removes only the sent lines, one for one, and keeps lines added or changed meanwhile', () => {
  const sent = [line('a', [1, 2]), line('b', [3, 4], { multiple: 2 }), line('c', [5, 6])];
  const now = [
    line('a', [1, 2]),
    line('b', [3, 4], { multiple: 3 }),
    line('c', [6, 5]),
    line('d', [1, 2]),
    line('e', [7, 8]),
  ];
  expect(withoutSent(now, sent).map(({ id }) => id)).toEqual(['b', 'd', 'e']);
  expect(withoutSent(sent, sent)).toEqual([]);
  expect(withoutSent([], sent)).toEqual([]);
});

it('merges equal tickets without changing their cost', () => {
  const lines = [
    line('a', [1, 2]),
    line('b', [3, 4]),
    line('c', [2, 1], { multiple: 9 }),
    line('d', [1, 2], { unitSatang: 500 }),
  ];
  const together = merged(lines);
  expect(together.map(({ id, multiple }) => [id, multiple])).toEqual([
    ['a', 10],
    ['b', 1],
    ['d', 1],
  ]);
  expect(cartSatang('fiveMinute', together)).toBe(cartSatang('fiveMinute', lines));
  expect(merged([line('a', [1, 2], { multiple: 999 }), line('b', [1, 2])])).toHaveLength(2);
});

it('keeps a line in its place when its numbers change, and leaves the others unchanged', () => {
  const lines = [line('a', [1, 2]), line('b', [3, 4]), line('c', [5, 6])];
  expect(replaced(lines, line('b', [7, 8])).map(({ picks }) => picks)).toEqual([[[1, 2]], [[7, 8]], [[5, 6]]]);
  expect(without(lines, 'b').map(({ id }) => id)).toEqual(['a', 'c']);
});

it('keeps a multiple between 1 and 999, whatever was typed', () => {
  fc.assert(
    fc.property(fc.double(), (typed) => {
      const multiple = within(typed);
      expect(Number.isInteger(multiple) && multiple >= 1 && multiple <= 999).toBe(true);
    }),
  );
});

it('computes the stakes of a chase before it begins, issue by issue', () => {
  expect(multiplesOf({ ...plainPlan, issues: 4 })).toEqual([1, 1, 1, 1]);
  expect(multiplesOf({ ...plainPlan, issues: 5, growth: 'double' })).toEqual([1, 2, 4, 8, 16]);
  expect(multiplesOf({ ...plainPlan, issues: 5, growth: 'double', every: 2 })).toEqual([1, 1, 2, 2, 4]);
  expect(multiplesOf({ ...plainPlan, issues: 12, growth: 'double' }).at(-1)).toBe(999);
  expect(chaseSatang({ ...plainPlan, issues: 3, growth: 'double' }, 600)).toBe(4_200);
  const last = drawAt('minute', Date.UTC(2026, 10, 21, 16, 59));
  expect(stepsOf('minute', last.index, { ...plainPlan, issues: 2 })).toEqual([
    { issue: '20261121-1440', multiple: 1 },
    { issue: '20261122-0001', multiple: 1 },
  ]);
});
