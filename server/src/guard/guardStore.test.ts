/** The wallet's lock, under which limits, caps and windows are counted. */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { watchStatements } from '../db/testing/failing.ts';
import { openTestHouse } from '../testing/house.ts';
import { doneOrWaiting } from '../testing/race.ts';
import { lockWallet } from './guardStore.ts';

const t = await openTestHouse();
afterAll(() => t.close());

// On a Citus cluster the row's lock is not enough: the wallet's server releases it before the coordinator has committed.
it('takes an advisory lock on the wallet, for which other transactions on it wait', async () => {
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

// On one server the wallet's row is enough for this. On a Citus cluster the test fails without the advisory lock.
it('lets one of eight transactions at once write what there may be one of', async () => {
  const { db } = t.database;
  const players = Array.from({ length: 40 }, (_, turn) => `player ${turn}`);
  const writeFirst = (playerId: string, stopId: string) =>
    db.transaction().execute(async (trx) => {
      await lockWallet(trx, playerId);
      const stops = trx.selectFrom('protection_stop').select('stop_id').where('player_id', '=', playerId);
      if ((await stops.executeTakeFirst()) !== undefined) return;
      const row = { player_id: playerId, stop_id: stopId, kind: 'timeOut', from_ms: 1, until_ms: 2 };
      await trx.insertInto('protection_stop').values(row).execute();
    });
  for (const playerId of players)
    await Promise.all(Array.from({ length: 8 }, (_, caller) => writeFirst(playerId, `by ${caller}`)));
  const written = await db.selectFrom('protection_stop').select('player_id').execute();
  expect(written.map(({ player_id }) => player_id).toSorted()).toEqual(players.toSorted());
});

it('locks a wallet in one statement, whether or not there is one, and writes none twice', async () => {
  const statements = watchStatements();
  const { db } = t.database;
  try {
    for (let turn = 0; turn < 2; turn += 1) {
      const { answer, texts } = await statements.failing(0, 'unsent', () =>
        db.transaction().execute((trx) => lockWallet(trx, 'first')),
      );
      expect(answer).toEqual({ stoppedUntilMs: 0, isLimited: false });
      expect(texts).toEqual(['begin', expect.stringContaining('lock_wallet'), 'commit']);
    }
  } finally {
    statements.stop();
  }
  const wallets = await db.selectFrom('wallet').select(['seq', 'head']).where('player_id', '=', 'first').execute();
  expect(wallets).toEqual([{ seq: 0, head: Buffer.alloc(0) }]);
});
