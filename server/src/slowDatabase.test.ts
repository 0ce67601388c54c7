/** The database is up but does not answer. Reads still work, or say at once that they cannot. R02, L06 */
import { login } from '@foyer/contract/account/session.ts';
import { deposit, getAllPlatform, refresh } from '@foyer/contract/wallet/balance.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from './db/testing/timeFactor.ts';
import { isOnCluster, onOneServer } from './db/testing/oneServer.ts';
import { holdWallets } from './db/testing/wallets.ts';
import { demoLogin } from './demo/player.ts';
import { startHouseProcess } from './testing/houseProcess.ts';
import type { HouseProcess } from './testing/houseProcess.ts';

let house: HouseProcess;
beforeAll(async () => {
  house = await startHouseProcess();
  await house.logIn();
});
afterAll(() => house.close());

async function home() {
  const reply = await fetch(`${house.address}/home`);
  const { byteLength } = await reply.arrayBuffer();
  return {
    status: reply.status,
    warning: reply.headers.get('warning'),
    byteLength,
  };
}
/** Repeats a request that was shed with 503: a busy machine sheds some, a held lock would shed all. */
async function patiently<T extends { readonly status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === 5) return answer;
  }
}
const enter = () => house.ask(login, { ...demoLogin, captcha: 'none' });
const waiting = `select count(*) from pg_stat_activity
  where datname = current_database() and application_name = 'foyer ledger' and wait_event_type = 'Lock'`;
/** Counts the ledger's statements that are blocked by a lock; on a cluster they are on the workers. */
async function ledgerWaits(): Promise<number> {
  const everywhere = `select sum(result::integer) as count from run_command_on_workers($$${waiting}$$)`;
  const { rows } = await house.database.query<{ count: string }>(isOnCluster() ? everywhere : waiting);
  return Number(rows[0]?.count);
}
const amount = { platformKey: 'moyu', amount: '1' };

it('answers pages, reads and log-ins while the wallets are locked and money waits', async () => {
  expect((await home()).status).toBe(200);
  const release = await holdWallets(house.connection, 'access exclusive');
  const money = Array.from({ length: 40 }, () => house.ask(deposit, amount));
  await expect.poll(ledgerWaits, { timeout: timeLimit(20_000) }).toBeGreaterThan(0);
  const rounds: { status: number }[][] = [];
  // All of these are answered while the lock is held. Log-ins are limited to thirty in ten minutes.
  while (rounds.length < 12)
    rounds.push(
      await Promise.all([
        patiently(home),
        patiently(() => house.ask(refresh)),
        patiently(() => house.ask(getAllPlatform)),
        patiently(enter),
      ]),
    );
  expect(await ledgerWaits()).toBeGreaterThan(0);
  await release();
  expect(rounds.flat().filter(({ status }) => status !== 200)).toEqual([]);
  const answers = await Promise.all(money);
  expect(answers.filter(({ status }) => status === 0)).toEqual([]);
  await expect.poll(async () => (await house.ask(deposit, amount)).code, { timeout: timeLimit(20_000) }).toBe(200);
});

/** An idle connection may end after it was listed, and its process with it. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

it('serves the last good page, marked as stale, and 503 for a read, while the server is stopped', async (context) => {
  onOneServer(context, 'stops the processes of an embedded server; other tests use those of the cluster');
  await home();
  const { rows } = await house.database.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'foyer %'`,
  );
  const pids = [await house.postmaster(), ...rows.map(({ pid }) => pid)];
  try {
    for (const pid of pids) signal(pid, 'SIGSTOP');
    const read = await house.ask(refresh);
    expect(read).toMatchObject({ status: 503, retryAfter: '2' });
    // A page is cached for ten seconds; after that it would have to be rendered again.
    await expect.poll(async () => (await home()).warning, { timeout: timeLimit(30_000) }).toMatch(/^110 /);
    const page = await home();
    expect(page.status).toBe(200);
    expect(page.byteLength).toBeGreaterThan(1_000);
  } finally {
    for (const pid of pids) signal(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await house.ask(refresh)).code, { timeout: timeLimit(30_000) }).toBe(200);
  await expect.poll(async () => (await home()).warning, { timeout: timeLimit(30_000) }).toBeNull();
});
