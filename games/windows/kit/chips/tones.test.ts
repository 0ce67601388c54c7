import { expect, it } from 'vitest';
import { chipsFor, toneOf } from './tones.ts';

it('makes up an amount with as few chips as possible, the largest at the bottom', () => {
  expect(chipsFor(37_000)).toEqual([10_000, 10_000, 10_000, 5_000, 1_000, 1_000]);
  expect(chipsFor(100)).toEqual([100]);
});

it('shows at most six chips of a larger amount', () => {
  expect(chipsFor(400)).toEqual([100, 100, 100, 100]);
  expect(chipsFor(999_900)).toHaveLength(6);
});

it('gives an amount without a chip of its own the colour of the largest chip in it', () => {
  expect([toneOf(6_000), toneOf(50), toneOf(100_000_000)]).toEqual([5_000, 100, 100_000]);
});
