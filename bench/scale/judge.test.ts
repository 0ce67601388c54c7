import { expect, it } from 'vitest';
import { faultsOf } from './judge.ts';
import type { Outcome } from './judge.ts';

const good: Outcome = {
  done: 400,
  refused: 3,
  unknown: 20,
  open: 0,
  lost: [],
  doubled: [],
  wrong: [],
  fallen: 0,
  backMs: [3_000, 10_000],
};

it('finds no fault in a run that kept every acknowledged write', () => {
  expect(faultsOf(good, 10_000)).toEqual([]);
});

it.each([
  ['a lost write', { lost: ['deposit 7'] }, 'acknowledged and lost: deposit 7'],
  ['a write booked twice', { doubled: ['deposit 7'] }, 'booked twice, or although refused: deposit 7'],
  ['books that do not balance', { wrong: ['the ledger sums to 1'] }, 'the ledger sums to 1'],
  ['an operation without an answer', { open: 2 }, '2 operations never got an answer'],
  ['a house that ended', { fallen: 1 }, '1 houses ended'],
  ['a house that was back late', { backMs: [10_001] }, 'back after 10001 ms instead of 10000'],
  ['houses that never came back', { backMs: [] }, 'no house came back'],
  ['a run without any write', { done: 0 }, 'no operation was acknowledged'],
])('fails a run with %s', (_what, change, fault) => {
  expect(faultsOf({ ...good, ...change }, 10_000)).toEqual([fault]);
});
