/** Late frames lower the level of detail, and the level does not oscillate. */
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

it('keeps the first level while frames are on time', () => {
  expect(run(createGovernor(0, last), 300, () => 16.7)).toEqual([0]);
  expect(run(createGovernor(0, last), 300, () => 8.3)).toEqual([0]);
});

it('lowers the level step by step until frames are on time, and keeps it', () => {
  const costs = [40, 30, 16.7, 16.7];
  const governor = createGovernor(0, last);
  expect(run(governor, 30, (level) => costs[level] ?? 0)).toEqual([0, 1, 2]);
});

it('tries the higher level once after a smooth minute, and not again if it was too slow', () => {
  const costs = [40, 16.7, 16.7, 16.7];
  expect(run(createGovernor(0, last), 40, (level) => costs[level] ?? 0)).toEqual([0, 1]);
  expect(run(createGovernor(0, last), 600, (level) => costs[level] ?? 0)).toEqual([0, 1, 0, 1]);
});

it('returns to the first level if no lower level made frames faster', () => {
  expect(run(createGovernor(0, last), 600, () => 33.3)).toEqual([0, 1, 2, 3, 4, 0]);
});

it('lowers the level within seconds if frames are very slow', () => {
  const costs = [190, 150, 120, 16.7, 16.7];
  expect(run(createGovernor(0, last), 12, (level) => costs[level] ?? 0)).toEqual([0, 1, 2, 3]);
});

it('ignores hidden pages and single slow frames', () => {
  let frame = 0;
  const withHitches = (): number => {
    frame += 1;
    return frame % 100 === 0 ? 900 : frame % 1_000 === 1 ? 60_000 : 16.7;
  };
  expect(run(createGovernor(0, last), 600, withHitches)).toEqual([0]);
});
