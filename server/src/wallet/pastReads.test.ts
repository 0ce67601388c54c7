/** Only statements of past months are read from a replica, so that players always see their latest movements. Decision 522 */
import { myBalanceList, statementTotals } from '@foyer/contract/wallet/statement.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { give, newPlayer } from './testing/wallet.ts';
import { isPast } from './pastReads.ts';

const t = await openTestHouse();
afterAll(() => t.close());
let lateReads = 0;
beforeEach(() => {
  lateReads = 0;
});
Object.assign(t.house, {
  late: {
    read: (act: (db: typeof t.house.db) => unknown) => {
      lateReads += 1;
      return act(t.house.db);
    },
  },
});
/** The clock of the test houses is on 21 November 2026; months begin at midnight of UTC+7. */
const octoberEnds = Date.UTC(2026, 9, 31, 17) - 1;

it('reads the present month and open ranges where they were written', async () => {
  const player = await newPlayer(t);
  await give(t, player.playerId, 'main', 10_000);
  expect((await player.ok(myBalanceList, {})).total).toBe(1);
  expect((await player.ok(myBalanceList, { endTime: String(t.clock.nowMs) })).total).toBe(1);
  expect((await player.ok(myBalanceList, { endTime: String(octoberEnds + 1) })).total).toBe(0);
  await player.ok(statementTotals, { startTime: '1' });
  expect(lateReads).toBe(0);
});

it('reads a past month from the replica, the same entries', async () => {
  const player = await newPlayer(t);
  const { nowMs } = t.clock;
  t.clock.nowMs = octoberEnds;
  await give(t, player.playerId, 'main', 10_000);
  t.clock.nowMs = nowMs;
  const { list, total } = await player.ok(myBalanceList, { endTime: String(octoberEnds) });
  expect([list.length, total, lateReads]).toEqual([1, 1, 2]);
  expect(await player.ok(statementTotals, { endTime: String(octoberEnds) })).toMatchObject({ inSatang: 10_000 });
  expect(lateReads).toBe(3);
});

it('waits after the end of a month until every replica that is read has all of it', () => {
  const { config } = t.house;
  const at = (afterMs: number) => isPast({ config, now: () => octoberEnds + afterMs }, octoberEnds);
  expect([at(1), at(60_000 + config.replicaLagMs), at(60_001 + config.replicaLagMs)]).toEqual([false, false, true]);
});
