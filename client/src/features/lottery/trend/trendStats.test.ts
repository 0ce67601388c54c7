import { omissionsOf, trendOf } from '@foyer/contract/lottery/trend.ts';
import { expect, it } from 'vitest';
import { meanAway, mostInRow } from './trendStats.ts';

const newestFirst = [3, 3, 7, 3, 1].map((digit, age) => ({ issue: String(5 - age), numbers: [digit, 0, 0, 0, 0] }));

it('computes the mean absence of a number and its longest run', () => {
  const rows = trendOf('minute', newestFirst, 0);
  const omissions = omissionsOf('minute', newestFirst, 0);
  const of = (digit: number) =>
    omissions.find(({ number }) => number === digit) ?? { number: digit, current: 0, longest: 0, times: 0 };
  expect(meanAway(of(3), newestFirst.length)).toBe(0.7);
  expect(meanAway(of(9), newestFirst.length)).toBeUndefined();
  expect([mostInRow(rows, 3), mostInRow(rows, 7), mostInRow(rows, 9)]).toEqual([2, 1, 0]);
});
