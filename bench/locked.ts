/**
 * Locks the `wallet` table for 20 seconds while players transfer money, and times the requests that must not wait for
 * it.
 *
 * Method. A durable house in its own process, over HTTP. Another connection locks `wallet` in access exclusive mode, as
 * a migration or a forgotten `begin` would. Meanwhile 32 players repeat transfers, and four readers repeat the home
 * page, a player's platforms (which need no balance), a player's balance and a log-in. The same is timed for five
 * seconds before, in the same run. Afterwards a transfer must succeed, and the books must sum to zero. Callers and
 * house share the machine.
 *
 *     npm run bench:locked        seconds: BENCH_SECONDS (20); needs `npm run build`
 */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@foyer/contract/account/session.ts';
import { readEnvelope } from '@foyer/contract/envelope.ts';
import { deposit, getAllPlatform, refresh } from '@foyer/contract/wallet/balance.ts';
import { findFaults } from '@foyer/house/ledger/books.ts';
import { password, readLine, reading, startLoadedHouse } from './loadedHouse.ts';
import type { Player } from './loadedHouse.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const players = 32;

const house = await startLoadedHouse();

async function transfer({ cookie }: Player, from: number): Promise<number> {
  const reply = await house.put(deposit, { platformKey: 'moyu', amountSatang: 100 }, from, cookie);
  return readEnvelope(await reply.json())?.code ?? reply.status;
}

/** Repeats one player's transfers and counts their results by code; a time-out counts as 0. */
async function transfers(player: Player, from: number, until: AbortSignal, ends: Map<number, number>): Promise<void> {
  while (!until.aborted) {
    const code = await transfer(player, from).catch(() => 0);
    ends.set(code, (ends.get(code) ?? 0) + 1);
    await pause(100);
  }
}

/** Repeats the reads and log-ins for `ms` milliseconds. Returns the lines of the report. */
async function reads({ name, cookie }: Player, ms: number): Promise<string[]> {
  const over = AbortSignal.timeout(ms);
  const reader = players + 1;
  const account = { userAccount: name, password, captcha: 'none', captchaId: '', isRemembered: false, linkTicket: '' };
  const lines = await Promise.all([
    reading(() => house.home(), over).then((all) => readLine('/home', all)),
    reading(() => house.put(getAllPlatform, {}, reader, cookie), over).then((all) => readLine('platforms', all)),
    reading(() => house.put(refresh, {}, reader, cookie), over).then((all) => readLine('balance', all)),
    // One log-in a second, because one address is allowed only thirty in ten minutes.
    reading(() => house.put(login, account, reader, ''), over, 1_000).then((all) => readLine('log-in', all)),
  ]);
  return lines;
}

try {
  const all = await house.players(players);
  const [first] = all;
  if (first === undefined) throw new Error('nobody plays');
  console.log(`${availableParallelism()} cores, callers and house on the same machine`);
  const over = new AbortController();
  const ends = new Map<number, number>();
  const moving = all.slice(1).map((player, from) => transfers(player, from, over.signal, ends));

  const before = await reads(first, 5_000);
  console.log(`Five seconds of transfers:\n${before.join('\n')}\ntransfers        ${summary(ends)}`);
  ends.clear();
  const client = await house.database.money.connect();
  await client.query(`begin; set local idle_in_transaction_session_timeout = 0; lock table wallet`);
  const during = await reads(first, seconds * 1_000);
  await client.query('rollback');
  client.release();
  console.log(`wallet locked for ${seconds} s:\n${during.join('\n')}\ntransfers        ${summary(ends)}`);
  const freedMs = performance.now();
  while ((await transfer(first, 0).catch(() => 0)) !== 200) await pause(50);
  console.log(`a transfer succeeds ${Math.round(performance.now() - freedMs)} ms after the lock is released`);
  over.abort();
  await Promise.all(moving);
  console.log(`faults in the books: ${(await findFaults(house.database.db)).join('; ') || 'none'}`);
} finally {
  await house.close();
}

/** How many transfers ended with which code. */
function summary(ends: ReadonlyMap<number, number>): string {
  return (
    [...ends].map(([code, count]) => `${count} ended with ${code === 0 ? 'a time-out' : code}`).join(', ') || 'none'
  );
}
