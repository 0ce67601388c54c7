/** A few of the trials that `npm run bench:exclusion` runs by the thousand. M17 */
import { describe, expect, it } from 'vitest';
import { runTrials } from './run.ts';
import { emptyReport, failuresOf } from './trial.ts';
import type { WayTally } from './trial.ts';

it('accepts nothing from ten tabs on two devices after an exclusion, ends their streams, and pays a withdrawal. M17', async () => {
  const report = await runTrials({ trials: 40, seed: 7, patienceMs: 30_000, log: () => undefined });
  expect(failuresOf(report)).toEqual([]);
  expect(report).toMatchObject({ trials: 40, postedAfter: 0, late: 0, failedWithdrawals: 0 });
}, 300_000);

describe('a report', () => {
  const good: WayTally = { accepted: 3, refused: 2, acceptedAfter: 0, stoppedAfter: 5, otherAfter: 1 };
  const reportOf = (tally: Partial<WayTally>, more: object = {}) => ({
    ...emptyReport(),
    ways: new Map([['slot', { ...good, ...tally }]]),
    ...more,
  });

  it('without a fault has none', () => expect(failuresOf(reportOf({}))).toEqual([]));

  it.each([
    ['a stake was accepted afterwards', reportOf({ acceptedAfter: 1 })],
    ['no stake was ever accepted', reportOf({ accepted: 0 })],
    ['no stake ever met the stop', reportOf({ stoppedAfter: 0 })],
    ['the ledger posted a stake afterwards', reportOf({}, { postedAfter: 1 })],
    ['a stream stayed open', reportOf({}, { late: 1 })],
    ['a withdrawal was refused', reportOf({}, { failedWithdrawals: 1 })],
  ])('names that %s', (_what, report) => expect(failuresOf(report)).toHaveLength(1));
});
