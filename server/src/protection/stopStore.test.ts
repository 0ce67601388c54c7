/** Stops whose writing was interrupted. */
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { runningStop, writeStop } from './stopStore.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const { db } = t.database;
const stoppedUntil = async (playerId: string) =>
  (await db.selectFrom('wallet').select('stopped_until_ms').where('player_id', '=', playerId).executeTakeFirstOrThrow())
    .stopped_until_ms;

// A Citus cluster commits the wallet on its server first. A coordinator that ends in between loses the rest.
it('writes a stop that only the wallet has, when it is repeated', async () => {
  const stop = { playerId: 'player', stopId: 'one', kind: 'exclusion', fromMs: 1_000, untilMs: 9_000 };
  expect(await writeStop(db, stop)).toBe(true);
  await db.deleteFrom('protection_stop').execute();
  // A shorter one does not end it earlier.
  expect(await writeStop(db, { ...stop, stopId: 'short', untilMs: 5_000 })).toBe(true);
  expect(await stoppedUntil('player')).toBe(9_000);
  expect(await writeStop(db, stop)).toBe(true);
  expect(await runningStop(db, 'player', 2_000)).toMatchObject({ kind: 'exclusion', untilMs: 9_000 });
  expect(await writeStop(db, { ...stop, stopId: 'again' })).toBe(false);
});
