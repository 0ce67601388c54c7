/** The wallet's lock, under which limits, caps and windows are counted. */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { doneOrWaiting } from '../testing/race.ts';
import { lockWallet } from './guardStore.ts';

const t = await openTestHouse();
afterAll(() => t.close());

// The row alone would not do on a Citus cluster, where another server has it and unlocks it before this one commits.
it('makes transactions on one wallet wait by a lock of the server that has the orders and sessions', async () => {
  const { db } = t.database;
  const locked = (act: () => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      await lockWallet(trx, 'player');
      await act();
    });
  let second: Promise<unknown> = Promise.resolve();
  await locked(async () => {
    second = locked(() => Promise.resolve());
    await doneOrWaiting(t.house, second);
    const { rows } = await sql<{ locktype: string }>`
      select locktype from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and not granted`.execute(db);
    expect(rows).toEqual([{ locktype: 'advisory' }]);
  });
  await second;
});
