import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streaksOf } from './streaks.ts';
import { omissionsOf, trendOf } from './trend.ts';

const drawsOf = (...rows: number[][]) => rows.map((numbers, age) => ({ issue: `i${rows.length - age}`, numbers }));

describe('statistics of past draws', () => {
  const draws = drawsOf([1, 2, 3, 4, 5], [6, 2, 3, 4, 7], [1, 8, 3, 4, 9]);
  it('count the draws since a number last came as its omission', () => {
    const first = omissionsOf('minute', draws, 0);
    expect(first[1]).toEqual({ number: 1, current: 0, longest: 1, times: 2 });
    expect(first[6]).toEqual({ number: 6, current: 1, longest: 1, times: 1 });
    expect(first[0]).toEqual({ number: 0, current: 3, longest: 3, times: 0 });
    expect(omissionsOf('minute', draws)[9]).toMatchObject({ current: 2, times: 1 });
  });
  it('end a trend chart with the current omissions', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 30 }),
        fc.option(fc.nat(4), { nil: undefined }),
        (rows, place) => {
          const past = drawsOf(...rows);
          const last = trendOf('minute', past, place).at(-1);
          expect(last?.missing).toEqual(omissionsOf('minute', past, place).map(({ current }) => current));
        },
      ),
    ));
  it('list three or more equal results in a row as a streak, the longest first', () => {
    expect(streaksOf('minute', draws)).toEqual(
      expect.arrayContaining([
        { place: 2, trait: 'small', length: 3 },
        { place: 2, trait: 'blue', length: 3 },
        { place: 3, trait: 'even', length: 3 },
        { place: 4, trait: 'odd', length: 3 },
      ]),
    );
    expect(streaksOf('minute', draws).some(({ place }) => place === 0)).toBe(false);
    expect(streaksOf('minute', [])).toEqual([]);
  });
});
