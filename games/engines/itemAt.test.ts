import { expect, it } from 'vitest';
import { itemAt } from './itemAt.ts';

it('returns an item, whatever its value', () => {
  expect([itemAt([0, 7], 0), itemAt([0, 7], 1), itemAt('abc', 2)]).toEqual([0, 7, 'c']);
});

it.each([-1, 2, Number.NaN])(
  'throws for item %s of two, so that no prize is paid from a missing card. M09',
  (index) => {
    expect(() => itemAt([5, 7], index)).toThrow(RangeError);
  },
);
