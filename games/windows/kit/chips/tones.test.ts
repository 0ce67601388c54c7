import { expect, it } from 'vitest';
import { chipsFor, toneOf } from './tones.ts';

it('makes up an amount of as few chips as can be, the greatest below', () => {
  expect(chipsFor(37_000)).toEqual([10_000, 10_000, 10_000, 5_000, 1_000, 1_000]);
  expect(chipsFor(100)).toEqual([100]);
});

it('shows at most six chips of a greater stack, whose sum is written on it', () => {
  expect(chipsFor(400)).toEqual([100, 100, 100, 100]);
  expect(chipsFor(999_900)).toHaveLength(6);
});

it('colours an amount that is no chip by the greatest chip in it', () => {
  expect([toneOf(6_000), toneOf(50), toneOf(100_000_000)]).toEqual([5_000, 100, 100_000]);
});
