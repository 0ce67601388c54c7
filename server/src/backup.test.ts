/** A backup of a house during play: restored elsewhere, opened, and moved between two kinds of server. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@foyer/contract/account/session.ts';
import { deposit as transferIn, refresh } from '@foyer/contract/wallet/balance.ts';
import { buyBalanceProfit } from '@foyer/contract/interest/plans.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { offlineAutoPayOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backUp } from './db/backup/write.ts';
import { createEmptyDatabase } from './db/backup/testing/databases.ts';
import type { EmptyDatabase } from './db/backup/testing/databases.ts';
import { onOneServer } from './db/testing/oneServer.ts';
import { inDatabase, onServer, urlOf } from './db/testing/server.ts';
import type { Tables } from './db/tables.ts';
import { assertBooksAreWhole, assertBooksAreZero } from './ledger/books.ts';
import { sumBets } from './ledger/betSums/sumBets.ts';
import { archiveBets } from './ledger/oldBets/archive.ts';
import { sumSettledStakes } from './ledger/settledStakes.ts';
import { cart, lineOf, toNextIssue } from './lottery/testing/lottery.ts';
import { restoreHouse } from './restore.ts';
import { startHouseProcess } from './testing/houseProcess.ts';
import { openTestHouse, testPassword } from './testing/house.ts';
import type { TestHouse } from './testing/house.ts';
import { settleBet } from './vip/testing/vip.ts';
import { newPlayer } from './wallet/testing/wallet.ts';
import type { TestPlayer } from './wallet/testing/wallet.ts';

const houseSecret = 'the secret of the backed up house';
const noLog = () => undefined;
let t: TestHouse;
let players: TestPlayer[];
let folder: string;
const databases: EmptyDatabase[] = [];
const emptyDatabase = async () => {
  const made = await createEmptyDatabase();
  databases.push(made);
  return made;
};
const source = () => ({
  databaseUrl: urlOf(inDatabase(inject('testServer').connection, t.database.name)),
  dataDir: '',
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'));
  t = await openTestHouse({ config: { houseSecret } });
  t.clock.nowMs = Date.now();
  // Starts at the beginning of a lottery issue, so that no bet comes too late.
  toNextIssue(t);
  players = [];
  for (let count = 0; count < 4; count += 1) players.push(await newPlayer(t, 100_000));
  // Its next cycle is only in the queue.
  await players[0]?.ok(buyBalanceProfit, { planId: 'day', amountSatang: 1_000_00 });
});
afterAll(async () => {
  await t.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

/**
 * Performs one act of a player. Returns the key that the restored database must contain, or '' if the act was refused.
 */
async function act(player: TestPlayer, turn: number): Promise<string> {
  const requestId = randomUUID();
  if (turn % 3 === 0) await player.ok(transferIn, { platformKey: 'moyu', amountSatang: 1_00 }, { requestId });
  else if (turn % 3 === 1) await player.ok(gtBetting, cart(t, [lineOf()]), { requestId });
  else {
    const request = { autoBankId: 'sandbox-auto-bangkok', amountSatang: 200_00 + turn, depositorName: 'Somchai' };
    const { refusal } = await player.call(offlineAutoPayOrder, request, { requestId });
    if (refusal !== undefined) return '';
  }
  return requestId;
}

/** Lets several players act until `stop` is called. `acknowledged` grows meanwhile. */
function underLoad() {
  const acknowledged: string[] = [];
  const load = { isOver: false };
  const loops = players.map(async (player) => {
    for (let turn = 0; !load.isOver; turn += 1) {
      const done = await act(player, turn);
      if (done !== '') acknowledged.push(done);
    }
  });
  return {
    acknowledged,
    async stop() {
      load.isOver = true;
      await Promise.all(loops);
    },
  };
}

/** Returns the keys of all stored movements and orders. */
async function keysOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select key from movement union all select request_key from lottery_order
    union all select request_key from deposit_order`.execute(db);
  return rows.map(({ key }) => key).join('\n');
}

const waitingJobs = async (db: Kysely<Tables>) =>
  (
    await sql<{ data: unknown; at: Date; state: string; retry_limit: number }>`
      select data, start_after as at, state, retry_limit from jobs.job where state = 'created'
      order by data::text`.execute(db)
  ).rows;

it('contains everything that was acknowledged before it began, and nothing half-written, while the house is in play', async (context) => {
  onOneServer(context, 'a backup of a cluster needs its houses stopped');
  const [first] = players;
  const path = join(folder, 'under-load');
  const load = underLoad();
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(20);
  const before = [...load.acknowledged];
  await backUp(source(), path, noLog);
  expect(load.acknowledged.length).toBeGreaterThan(before.length);
  await load.stop();
  expect(await readdir(folder)).toEqual(['under-load']);

  const target = await emptyDatabase();
  await restoreHouse({ databaseUrl: target.url, dataDir: folder, houseSecret }, path, noLog);
  const restored = await target.open();
  try {
    await assertBooksAreZero(restored.db);
    await assertBooksAreWhole(restored.db);
    const found = await keysOf(restored.db);
    expect(before.filter((requestId) => !found.includes(requestId))).toEqual([]);
    const jobs = await waitingJobs(restored.db);
    expect(jobs).toEqual(await waitingJobs(t.house.db));
    expect(JSON.stringify(jobs)).toContain('interest.cycle');
  } finally {
    await restored.close();
  }
  await playIn(target, first?.userAccount ?? '');
});

/** Starts a process on the restored database. A player of the original house logs in there and bets. */
async function playIn({ url }: EmptyDatabase, userAccount: string): Promise<void> {
  const house = await startHouseProcess({
    DATABASE_URL: url,
    HOUSE_SECRET: houseSecret,
    DEMO: 'off',
    CATALOGUE: '108',
  });
  try {
    expect(await house.ask(login, { userAccount, password: testPassword, captcha: 'none' })).toMatchObject({
      code: 200,
    });
    // An issue closes some seconds before its draw.
    const bet = async () => {
      const { issue } = drawAt('minute', Date.now());
      return (await house.ask(gtBetting, { lotteryCode: 'minute', issue, bets: JSON.stringify([betLine]) })).code;
    };
    await expect.poll(bet).toBe(200);
    expect(await house.ask(refresh)).toMatchObject({ code: 200 });
  } finally {
    await house.close();
  }
}
const betLine = (
  gtBetting.request.encode({ lotteryCode: 'minute', issue: '', lines: [lineOf()] }) as { bets: [unknown] }
).bets[0];

/** Archives bets of two months. */
async function archiveOldBets(): Promise<void> {
  const { nowMs } = t.clock;
  for (const days of [400, 365]) {
    t.clock.nowMs = nowMs - days * 86_400_000;
    await settleBet(t, 'a player of old', 10_00);
  }
  t.clock.nowMs = nowMs;
  await sumSettledStakes(t.house.db, nowMs);
  await sumBets(t.house.db, nowMs);
  await archiveBets(t.house.db, nowMs, { afterMonths: 6, shards: t.house.shards });
}

/** A change that waits for the sums. Its number is given by the database. */
const betChange = `
insert into bet_change (player_id, sign, bet_order_no, platform_code, game_type, game_id, stake_satang, win_satang,
                        is_settled, placed_ms)
select 'a player of old', 1, 'changed', 'PG', 3, 'any', 1, 0, true, 1`;
const changeBet = () => sql.raw(betChange).execute(t.house.db);

it('is unchanged after a move from a server to the embedded database and back', async (context) => {
  onOneServer(context, 'a backup of a cluster needs its houses stopped');
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-embedded-'));
  const [here, there, back] = ['here', 'there', 'back'].map((name) => join(folder, name)) as [string, string, string];
  try {
    await archiveOldBets();
    await changeBet();
    const first = await backUp(source(), here, noLog);
    await restoreHouse({ databaseUrl: '', dataDir, houseSecret }, here, noLog);
    const second = await backUp({ databaseUrl: '', dataDir }, there, noLog);
    const server = await emptyDatabase();
    await restoreHouse({ databaseUrl: server.url, dataDir, houseSecret }, there, noLog);
    const third = await backUp({ databaseUrl: server.url, dataDir: '' }, back, noLog);
    // A number that a restored row has would be given again.
    await onServer(server.connection, (client) => client.query(betChange));
    for (const manifest of [second, third]) {
      expect(manifest.tables).toEqual(first.tables);
      expect(manifest.jobs).toEqual(first.jobs);
      expect(manifest.migrations).toEqual(first.migrations);
    }
    expect(first.tables.find(({ name }) => name === 'movement')?.rows).toBeGreaterThan(0);
    const old = first.tables.find(({ name }) => name === 'old_bet');
    expect([old?.rows, old?.parts?.length]).toEqual([2, 2]);
    expect(first.jobs.rows).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
});
