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

const exclusion = { stopId: 'one', kind: 'exclusion', fromMs: 1_000, untilMs: 9_000 } as const;
const timeOut = { stopId: 'short', kind: 'timeOut', fromMs: 1_000, untilMs: 5_000 } as const;
const forgetStops = (playerId: string) => db.deleteFrom('protection_stop').where('player_id', '=', playerId).execute();

// A Citus cluster commits the wallet on its server first. A crash of the coordinator in between loses the rest.
it('records a repeated stop of a wallet that is stopped already, if its record is missing', async () => {
  const stop = { playerId: 'repeats', ...exclusion };
  expect(await writeStop(db, stop)).toEqual({ kind: 'exclusion', untilMs: 9_000 });
  await forgetStops('repeats');
  expect(await writeStop(db, stop)).toEqual({ kind: 'exclusion', untilMs: 9_000 });
  expect(await runningStop(db, 'repeats', 2_000)).toMatchObject({ kind: 'exclusion', untilMs: 9_000 });
  expect(await writeStop(db, { ...stop, stopId: 'again' })).toBeUndefined();
});

it('records and returns the later end of a stopped wallet when a shorter stop follows', async () => {
  const playerId = 'shortens';
  await writeStop(db, { playerId, ...exclusion });
  await forgetStops(playerId);
  expect(await writeStop(db, { playerId, ...timeOut })).toEqual({ kind: 'exclusion', untilMs: 9_000 });
  expect(await runningStop(db, playerId, 2_000)).toMatchObject({ kind: 'exclusion', untilMs: 9_000 });
  expect(await stoppedUntil(playerId)).toBe(9_000);
});

it('does the same if the record of an extension is missing and the first stop still runs', async () => {
  const playerId = 'extends';
  await writeStop(db, { playerId, ...timeOut });
  await writeStop(db, { playerId, ...exclusion });
  await db.deleteFrom('protection_stop').where('player_id', '=', playerId).where('stop_id', '=', 'one').execute();
  const again = { playerId, ...timeOut, stopId: 'again' };
  expect(await writeStop(db, again)).toEqual({ kind: 'exclusion', untilMs: 9_000 });
  expect(await runningStop(db, playerId, 2_000)).toMatchObject({ kind: 'exclusion', untilMs: 9_000 });
});

it('keeps the kind of a stop that ends later than the wallet', async () => {
  const playerId = 'longer';
  await writeStop(db, { playerId, ...exclusion });
  await forgetStops(playerId);
  const longer = { playerId, ...timeOut, untilMs: 12_000 };
  expect(await writeStop(db, longer)).toEqual({ kind: 'timeOut', untilMs: 12_000 });
  expect(await stoppedUntil(playerId)).toBe(12_000);
});

it('sees the stop of a wallet whose record is missing, or ends earlier', async () => {
  const playerId = 'sees';
  await writeStop(db, { playerId, ...timeOut });
  expect(await runningStop(db, playerId, 2_000)).toEqual({ kind: 'timeOut', fromMs: 1_000, untilMs: 5_000 });
  await writeStop(db, { playerId, ...exclusion });
  await db.deleteFrom('protection_stop').where('player_id', '=', playerId).where('stop_id', '=', 'one').execute();
  expect(await runningStop(db, playerId, 2_000)).toEqual({ kind: 'exclusion', fromMs: 1_000, untilMs: 9_000 });
  await forgetStops(playerId);
  expect(await runningStop(db, playerId, 2_000)).toEqual({ kind: 'exclusion', fromMs: 2_000, untilMs: 9_000 });
  expect(await runningStop(db, playerId, 9_000)).toBeUndefined();
});
