/** Money steps are exclusive, are taken over after a crash, and hold no open transaction while they wait. L08, M08 */
import { inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { spin } from '@foyer/contract/play/slot.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { inDatabase } from '../db/testing/server.ts';
import { holder, holdWallets } from '../db/testing/wallets.ts';
import { bet, cart, lineOf, toNextIssue } from '../lottery/testing/lottery.ts';
import { playerWith } from '../provider/testing/player.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer, uploadProof } from '../wallet/testing/wallet.ts';
import { settleDue } from '../wallet/bank/bank.ts';
import { InsufficientFunds, titles } from './accounts.ts';
import { assertBooksAreZero } from './books.ts';
import { inStep, isPosted } from './steps.ts';

const t = await openTestHouse({ config: { bankDelaySeconds: 0 } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const leases = () => t.house.db.selectFrom('step_lease').selectAll().execute();
/** Inserts a lease of another process that expires after `forMs`. */
const heldElsewhere = (name: string, forMs: number) =>
  t.house.db
    .insertInto('step_lease')
    .values({ name, holder: 'another process', until_ms: Date.now() + forMs })
    .execute();
const writeNothing = (name: string) =>
  inStep(t.house, name, (step) => t.house.db.transaction().execute((db) => step.finish(db)));

it('runs one caller of a step at a time, in the order of the calls', async () => {
  const seen: string[] = [];
  const doing = ['first', 'second', 'third'].map((who) =>
    inStep(t.house, 'turns', async (step) => {
      seen.push(`${who} begins`);
      await t.house.db.transaction().execute((db) => step.finish(db));
      seen.push(`${who} ends`);
    }),
  );
  await Promise.all(doing);
  expect(seen).toEqual(['first', 'second', 'third'].flatMap((who) => [`${who} begins`, `${who} ends`]));
  expect(await leases()).toEqual([]);
});

it('waits for the lease of another process, and takes it over when it has expired', async () => {
  // Shorter than a new lease, so it may be taken as expired by mistake.
  await heldElsewhere('left', 40_000);
  let isDone = false;
  const taken = writeNothing('left').then(() => (isDone = true));
  await writeNothing('another step');
  expect(isDone).toBe(false);
  await t.house.db
    .updateTable('step_lease')
    .set({ until_ms: Date.now() - 1 })
    .where('name', '=', 'left')
    .execute();
  await taken;
  expect(await leases()).toEqual([]);
});

it.each(['finish', 'renew'] as const)(
  'writes nothing for a worker that was so slow that another process has taken the step over: %s',
  async (end) => {
    const slow = inStep(t.house, 'slow', async (step) => {
      await t.house.db
        .updateTable('step_lease')
        .set({ holder: 'another process' })
        .where('name', '=', 'slow')
        .execute();
      await t.house.db.transaction().execute(async (db) => {
        await db.insertInto('setting').values({ setting_key: 'slow', setting_value: 'written' }).execute();
        await step[end](db);
      });
    });
    await expect(slow).rejects.toThrow('was taken over');
    expect(await t.house.db.selectFrom('setting').selectAll().where('setting_key', '=', 'slow').execute()).toEqual([]);
    await t.house.db.deleteFrom('step_lease').execute();
  },
);

it('keeps the lease of a long step whose parts renew it', async () => {
  await inStep(t.house, 'long', async (step) => {
    await t.house.db.updateTable('step_lease').set({ until_ms: 1 }).where('name', '=', 'long').execute();
    await t.house.db.transaction().execute((db) => step.renew(db));
    const [lease] = await leases();
    expect(lease?.until_ms).toBeGreaterThan(Date.now());
  });
  expect(await leases()).toEqual([]);
});

it('retries its own failed step at once', async () => {
  await expect(inStep(t.house, 'fails', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await writeNothing('fails');
  expect(await leases()).toEqual([]);
});

const posting = (error: Error) => ({
  ledger: {
    ...t.house.ledger,
    async post(): Promise<never> {
      throw error;
    },
  },
});

it('returns false for missing money, and throws any other error, because the outcome is unknown. L06', async () => {
  const movement = { playerId: 'p', key: 'k', title: titles.manualDeposit, legs: [], reference: '' };
  expect(await isPosted(posting(new InsufficientFunds('main')), movement)).toBe(false);
  await expect(isPosted(posting(new Error('canceling statement due to statement timeout')), movement)).rejects.toThrow(
    'timeout',
  );
});

/** The statements of open transactions, apart from those of the ledger and of the test's own lock. */
async function openTransactions(): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      and application_name not in ('foyer ledger', ${holder})
      and not starts_with(application_name, 'citus_internal')`.execute(t.house.db);
  return rows.map(({ query }) => query);
}

it('holds no transaction open while carts, rounds and deposits wait for the ledger', async () => {
  toNextIssue(t);
  const payer = await newPlayer(t);
  const proof = await uploadProof(payer);
  await payer.ok(inPayOrder, { inBankId: 'sandbox-bangkok', depositorName: '王小明', proof, amountSatang: 100_00 });
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(t, 500)));
  const { player } = await playerWith(t, 'moyu-koi-gate', 10_000);
  const window = await player.window('moyu-koi-gate', 'real');
  // This lock allows reads of the wallet: a player's limits are read before anything waits.
  const release = await holdWallets(inDatabase(inject('testServer').connection, t.database.name), 'exclusive');
  const work = Promise.allSettled([
    ...players.map((one) => bet(one, cart(t, [lineOf()]))),
    player.ok(spin, { sessionId: window.sessionId, requestId: 'waits-for-the-ledger', stakeSatang: 500 }),
    settleDue(t.house),
  ]);
  // Carts, round and deposit all hold their leases, so all of them wait for the ledger.
  await expect.poll(async () => (await leases()).length).toBe(players.length + 2);
  // A single statement is a transaction for as long as it runs; one that stays open would still be there afterwards.
  await expect.poll(openTransactions).toEqual([]);
  await release();
  const ends = await work;
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'fulfilled'));
  expect(await leases()).toEqual([]);
});
