/** Less is drawn where frames come late, and never to and fro. */
import { expect, it } from 'vitest';
import { createGovernor, levels } from './levels.ts';
import type { Governor } from './levels.ts';

const last = levels.length - 1;

/** Simulates frames of the given duration, by the cost of the current level. */
function run(governor: Governor, seconds: number, costMs: (level: number) => number, startMs = 1_000): number[] {
  const seen = [governor.at];
  let atMs = startMs;
  governor.frame(atMs);
  while (atMs < startMs + seconds * 1_000) {
    atMs += costMs(governor.at);
    if (governor.frame(atMs)) seen.push(governor.at);
  }
  return seen;
}

it('keeps the level that its device promises while frames come in time', () => {
  expect(run(createGovernor(0, last), 300, () => 16.7)).toEqual([0]);
  expect(run(createGovernor(0, last), 300, () => 8.3)).toEqual([0]);
});

it('draws less, one level at a time, until frames come in time, and stays there', () => {
  const costs = [40, 30, 16.7, 16.7];
  const governor = createGovernor(0, last);
  expect(run(governor, 30, (level) => costs[level] ?? 0)).toEqual([0, 1, 2]);
});

it('tries the level above once after a good minute, and never again where that was too much', () => {
  const costs = [40, 16.7, 16.7, 16.7];
  expect(run(createGovernor(0, last), 40, (level) => costs[level] ?? 0)).toEqual([0, 1]);
  expect(run(createGovernor(0, last), 600, (level) => costs[level] ?? 0)).toEqual([0, 1, 0, 1]);
});

it('restores quality steps that have not made frames faster', () => {
  expect(run(createGovernor(0, last), 600, () => 33.3)).toEqual([0, 1, 2, 3, 4, 0]);
});

it('goes down within seconds where frames are awful', () => {
  const costs = [190, 150, 120, 16.7, 16.7];
  expect(run(createGovernor(0, last), 12, (level) => costs[level] ?? 0)).toEqual([0, 1, 2, 3]);
});

it('judges neither a page that was hidden nor a hitch', () => {
  let frame = 0;
  const withHitches = (): number => {
    frame += 1;
    return frame % 100 === 0 ? 900 : frame % 1_000 === 1 ? 60_000 : 16.7;
  };
  expect(run(createGovernor(0, last), 600, withHitches)).toEqual([0]);
});
