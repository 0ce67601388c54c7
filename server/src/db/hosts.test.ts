/** Several hosts of one database: connections go to the primary, and leave a host that is none any more. Decision 521 */
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf, databaseAt, eachHost, newClient } from './hosts.ts';
import type { Address } from './hosts.ts';
import { startFakeServer } from './testing/fakeServer.ts';
import type { FakeServer } from './testing/fakeServer.ts';

let one: FakeServer;
let two: FakeServer;
let address: Address;
const closers: (() => unknown)[] = [];
beforeEach(async () => {
  [one, two] = [await startFakeServer(), await startFakeServer()];
  address = databaseAt(`postgres://foyer@${one.url},${two.url}/foyer?target_session_attrs=read-write`);
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  await Promise.all([one.close(), two.close()]);
});

function openPool(): Pool {
  const pool = new Pool({ ...address, Client: clientOf(address) });
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  return pool;
}
const watch = (): string[] => {
  const lines: string[] = [];
  closers.push(address.hosts?.watch((line) => lines.push(line)) ?? (() => undefined));
  return lines;
};
const isConnected = (pool: Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

it('splits an address into one for each host, and leaves one host as it is', () => {
  expect(eachHost('postgres://a:b@one:5433,[::1],three/name?sslmode=require')).toEqual([
    'postgres://a:b@one:5433/name?sslmode=require',
    'postgres://a:b@[::1]/name?sslmode=require',
    'postgres://a:b@three/name?sslmode=require',
  ]);
  expect(eachHost('postgres://one,two/name?target_session_attrs=read-write')).toEqual([
    'postgres://one/name',
    'postgres://two/name',
  ]);
  expect(databaseAt('postgres://foyer@/foyer?host=/data')).toEqual({
    connectionString: 'postgres://foyer@/foyer?host=/data',
  });
});

it('refuses a standby, and finds the primary among the hosts', async () => {
  one.isStandby = true;
  await expect(newClient(address).connect()).rejects.toMatchObject({ code: '57P03' });
  await address.hosts?.seek();
  expect(await isConnected(openPool())).toBe(true);
  expect([one.open, two.open > 0]).toEqual([0, true]);
});

it('follows a promotion: connections to the former primary are cut, and new ones go to the new one', async () => {
  two.isStandby = true;
  const lines = watch();
  const pool = openPool();
  const held = await pool.connect();
  const ended = new Promise((done) => held.once('error', done));
  [one.isStandby, two.isStandby] = [true, false];
  await ended;
  held.release(true);
  await expect.poll(() => isConnected(pool)).toBe(true);
  await expect.poll(() => one.open).toBe(0);
  expect(lines).toEqual([`The primary of the database is now ${two.url}.`]);
});

it('leaves a host that accepts connections and answers nothing', async () => {
  two.isStandby = true;
  watch();
  const pool = openPool();
  expect(await isConnected(pool)).toBe(true);
  [one.isSilent, two.isStandby] = [true, false];
  await expect.poll(() => isConnected(pool)).toBe(true);
  expect(two.open).toBeGreaterThan(0);
});
