/** Money steps are exclusive, are taken over after a crash, and hold no open transaction while they wait. L08, M08 */
import { inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { spin } from '@foyer/contract/play/slot.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
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
/** As another process holds it, until so long from now. */
const heldElsewhere = (name: string, forMs: number) =>
  t.house.db
    .insertInto('step_lease')
    .values({ name, holder: 'another process', until_ms: Date.now() + forMs })
    .execute();
const writeNothing = (name: string) =>
  inStep(t.house, name, (step) => t.house.db.transaction().execute((db) => step.finish(db)));

it('lets one at a time do a step, in the order in which they came', async () => {
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

it('waits for another process, and takes its step over when the lease has expired', async () => {
  // Less than a lease that is taken now would last.
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

it('writes nothing for a worker that was so slow that another process has taken the step over', async () => {
  const slow = inStep(t.house, 'slow', async (step) => {
    await t.house.db.updateTable('step_lease').set({ holder: 'another process' }).where('name', '=', 'slow').execute();
    await t.house.db.transaction().execute(async (db) => {
      await db.insertInto('setting').values({ setting_key: 'slow', setting_value: 'written' }).execute();
      await step.finish(db);
    });
  });
  await expect(slow).rejects.toThrow('was taken over');
  expect(await t.house.db.selectFrom('setting').selectAll().where('setting_key', '=', 'slow').execute()).toEqual([]);
  await t.house.db.deleteFrom('step_lease').execute();
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

it('calls a movement refused for lack of money alone: whatever else is thrown leaves it unknown. L06', async () => {
  const movement = { playerId: 'p', key: 'k', title: titles.manualDeposit, legs: [], reference: '' };
  expect(await isPosted(posting(new InsufficientFunds('main')), movement)).toBe(false);
  await expect(isPosted(posting(new Error('canceling statement due to statement timeout')), movement)).rejects.toThrow(
    'timeout',
  );
});

it('holds no transaction open while carts, rounds and deposits wait for the ledger', async () => {
  toNextIssue(t);
  const payer = await newPlayer(t);
  const proof = await uploadProof(payer);
  await payer.ok(inPayOrder, { inBankId: 'sandbox-bangkok', depositorName: '王小明', proof, amountSatang: 100_00 });
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(t, 500)));
  const { player } = await playerWith(t, 'moyu-koi-gate', 10_000);
  const window = await player.window('moyu-koi-gate', 'real');
  const locker = await t.database.money.connect();
  await locker.query('begin');
  // Reads of the wallet go on: what a player has limited is read before anything waits.
  await locker.query('lock table wallet in exclusive mode');
  const work = Promise.allSettled([
    ...players.map((one) => bet(one, cart(t, [lineOf()]))),
    player.ok(spin, { sessionId: window.sessionId, requestId: 'waits-for-the-ledger', stakeSatang: 500 }),
    settleDue(t.house),
  ]);
  // Carts, round and deposit: all of their leases are held, so all of them wait for their money.
  await expect.poll(async () => (await leases()).length).toBe(players.length + 2);
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      and application_name <> 'foyer ledger'`.execute(t.house.db);
  expect(rows).toEqual([]);
  await locker.query('rollback');
  locker.release();
  const ends = await work;
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'fulfilled'));
  expect(await leases()).toEqual([]);
});
