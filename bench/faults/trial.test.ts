/** Runs house and database as processes under faults: no acknowledged operation is lost or doubled. L10 */
import { describe, expect, it } from 'vitest';
import { failuresOf, table } from './shown.ts';
import { chanceOf, planOf, runTrial } from './trial.ts';
import type { TrialReport } from './trial.ts';

const kinds = ['kill -9 house', 'kill -9 database', 'kill -9 both', 'SIGSTOP house', 'cut connections'] as const;

it('loses and doubles no acknowledged operation under five kinds of faults', async () => {
  const lines: string[] = [];
  const report = await runTrial({
    kills: 5,
    players: 36,
    seed: 1,
    only: kinds,
    between: 20,
    log: (line) => lines.push(line),
  });
  expect(failuresOf(report), lines.join('\n')).toEqual([]);
  expect([...report.tally.values()].map(({ times }) => times)).toEqual([1, 1, 1, 1, 1]);
  expect(report.done).toBeGreaterThan(100);
}, 600_000);

describe('the plan of a seed', () => {
  it('is the same each time, and uses every kind once before it repeats one', () => {
    const plan = planOf(kinds, 10, chanceOf(7));
    expect(planOf(kinds, 10, chanceOf(7))).toEqual(plan);
    expect(new Set(plan.slice(0, 5))).toEqual(new Set(kinds));
    expect(new Set(plan.slice(5))).toEqual(new Set(kinds));
    const others = Array.from({ length: 5 }, (_, seed) => planOf(kinds, 10, chanceOf(seed + 8)).join());
    expect(new Set([plan.join(), ...others]).size).toBeGreaterThan(1);
  });
});

it('fails a trial in which an operation is lost or doubled or the books are wrong', () => {
  const right: TrialReport = {
    tally: new Map([['kill -9 both', { times: 1, slowestMs: 900, houseEnded: 0, acknowledged: 9 }]]),
    skipped: undefined,
    done: 9,
    refused: 1,
    unknown: 3,
    lost: [],
    doubled: [],
    wrong: [],
  };
  expect(failuresOf(right)).toEqual([]);
  expect(failuresOf({ ...right, lost: ['a'], doubled: ['b'], wrong: ['c'] })).toHaveLength(3);
  expect(
    table({ ...right, lost: ['a'] })
      .split('\n')
      .at(-1),
  ).toContain('1 lost, 0 doubled');
});
