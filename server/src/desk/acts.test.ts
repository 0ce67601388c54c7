/** Acts of staff: once per key, in the trail with before and after, and counted by persons. L05 */
import { inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import { idempotencyHeader } from '@foyer/contract/desk/deskCall.ts';
import {
  approveOrder,
  claimOrder,
  depositQueue,
  orderEvidence,
  orderProof,
  rejectOrder,
  withdrawalQueue,
} from '@foyer/contract/desk/payments.ts';
import {
  addNote,
  changeStatus,
  playerFile,
  playerNotes,
  searchPlayers,
  stopPlayOf,
} from '@foyer/contract/desk/players.ts';
import { queueCounts } from '@foyer/contract/desk/queues.ts';
import { trail } from '@foyer/contract/desk/staff.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { newPlayer, readyToWithdraw, uploadProof, withdrawPassword } from '../wallet/testing/wallet.ts';
import { openRealPayments } from '../wallet/testing/realPayments.ts';
import { newStaff } from './testing/staff.ts';

const real = await openRealPayments();
const { t } = real;
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => real.close());
const root = await newStaff(t, ['admin']);
const ann = await newStaff(t, ['payments'], 'Ann');
const bob = await newStaff(t, ['payments'], 'Bob');

async function transferOrder(baht = 500) {
  const player = await newPlayer(t);
  const order = { inBankId: 'own-bangkok', depositorName: '王小明', amountSatang: baht * 100 };
  const { orderNo } = await player.ok(inPayOrder, { ...order, proof: await uploadProof(player) });
  return { player, order: { account: player.userAccount, orderNo } };
}
async function withdrawal(baht: number) {
  const player = await newPlayer(t, 5_000);
  const bankCardId = await readyToWithdraw(t, player);
  const given = { method: 'bank' as const, bankCardId, amountSatang: baht * 100, withdrawPassword };
  const { orderNo } = await player.ok(applyWithdraw, given);
  return { player, order: { account: player.userAccount, orderNo } };
}
const balanceOf = async ({ playerId }: { readonly playerId: string }) =>
  (await t.house.ledger.balances(playerId)).main ?? 0;

describe('a deposit', () => {
  it('is listed with what is known of it, and credited once under one key', async () => {
    const { player, order } = await transferOrder();
    const { list } = await ann.ok(depositQueue, {});
    expect(list.find(({ orderNo }) => orderNo === order.orderNo)).toMatchObject({
      amountMinor: 500_00,
      hasProof: true,
      needsTwo: false,
    });
    expect(await ann.ok(orderEvidence, order)).toMatchObject({ account: order.account, deposits: 0, proofs: [] });
    const proof = await ann.ask(orderProof, order);
    expect([proof.status, proof.headers['content-type']]).toEqual([200, 'image/png']);
    await ann.ok(claimOrder, order);
    expect((await bob.ask(approveOrder, { ...order, amountMinor: 500_00 })).body).toMatchObject({
      error: 'claimedByOther',
    });
    const key = { [idempotencyHeader]: 'approve-once-1' };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => ann.ask(approveOrder, { ...order, amountMinor: 500_00 }, key)),
    );
    for (const { status, body } of replies)
      expect([
        [200, { state: 'approved' }],
        [409, expect.objectContaining({ error: 'requestInFlight' })],
      ]).toContainEqual([status, body]);
    const repeat = await ann.ask(approveOrder, { ...order, amountMinor: 500_00 }, key);
    expect([repeat.status, repeat.body, repeat.headers['idempotency-hit']]).toEqual([200, { state: 'approved' }, '1']);
    expect(await balanceOf(player)).toBe(500_00);
    expect((await player.ok(depositOrderList, { orderNo: order.orderNo })).list[0]?.status).toBe('1');
  });

  it('takes no other amount than the order says, and a key for nothing else', async () => {
    const { order } = await transferOrder();
    expect((await ann.ask(approveOrder, { ...order, amountMinor: 499_99 })).body).toMatchObject({
      error: 'otherAmount',
      status: 409,
    });
    expect((await ann.ask(approveOrder, order)).body.fields).toEqual([
      { name: 'amountMinor', message: expect.any(String), rule: 'amountNeeded' },
    ]);
    const key = { [idempotencyHeader]: 'reject-once-1' };
    expect((await ann.ask(rejectOrder, { ...order, reason: 'never arrived' }, key)).status).toBe(200);
    expect((await ann.ask(rejectOrder, { ...order, reason: 'something else' }, key)).body).toMatchObject({
      error: 'keyReused',
    });
    expect((await ann.ask(approveOrder, { ...order, amountMinor: 500_00 })).body).toMatchObject({
      error: 'decidedOtherwise',
    });
  });
});

describe('a withdrawal above the limit', () => {
  it('takes two persons, however often one of them approves, and whichever way the second comes', async () => {
    const { player, order } = await withdrawal(2_000);
    expect((await ann.ok(withdrawalQueue, { state: 'toApprove' })).list.at(-1)).toMatchObject({
      needsTwo: true,
      approvedBy: '',
    });
    for (let times = 0; times < 2; times += 1)
      expect(await ann.ok(approveOrder, order)).toEqual({ state: 'approvedOnce' });
    const status = async () => (await player.ok(withdrawList, {})).list[0]?.status;
    expect(await status()).toBe('0');
    expect(await bob.ok(approveOrder, order)).toEqual({ state: 'approved' });
    expect(await status()).not.toBe('0');
  });

  it('counts a person once, also where the key of another system names them', async () => {
    const mei = await newStaff(t, ['payments'], 'Mei');
    const { order } = await withdrawal(2_000);
    expect(await mei.ok(approveOrder, order)).toEqual({ state: 'approvedOnce' });
    expect((await real.desk('mei', 'approve', order)).body).toEqual({ state: 'approvedOnce' });
    expect((await real.desk('tan', 'approve', order)).body).toEqual({ state: 'approved' });
  });
});

describe('the trail', () => {
  it('has every act with what was before and after, and every file that was read', async () => {
    const player = await newPlayer(t);
    const account = player.userAccount;
    await root.ok(playerFile, { account });
    t.clock.nowMs += 1;
    await root.ok(changeStatus, { account, from: 'active', to: 'frozen', reason: 'a second account' });
    const { list } = await root.ok(trail, { account });
    expect(list).toMatchObject([
      {
        who: root.name,
        outcome: 'done',
        call: 'POST /operator/desk/players/status',
        before: { status: 'active' },
        after: { status: 'frozen' },
        given: { reason: 'a second account' },
      },
      { outcome: 'done', call: 'GET /operator/desk/players/file', subject: account },
    ]);
    t.clock.nowMs += 1;
    expect(
      (await root.ask(changeStatus, { account, from: 'active', to: 'disabled', reason: 'late' })).body,
    ).toMatchObject({
      error: 'changedMeanwhile',
    });
    expect((await root.ok(trail, { account, kind: 'acts' })).list.map(({ outcome }) => outcome)).toEqual([
      'refused',
      'done',
    ]);
  });

  it('can be added to, and neither changed nor emptied', async () => {
    const { db } = t.database;
    for (const change of [
      sql`update staff_event set who = 'nobody'`,
      sql`delete from staff_event`,
      sql`truncate staff_event`,
      sql`update player_note set content = ''`,
      sql`delete from player_note`,
    ])
      await expect(change.execute(db)).rejects.toThrow('are only added');
  });

  it('keeps back what it cannot record', async () => {
    const player = await newPlayer(t);
    const { db } = t.database;
    await sql`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(
      db,
    );
    await sql`create trigger full_disk before insert on staff_event execute function full_disk()`.execute(db);
    const file = await root.ask(playerFile, { account: player.userAccount });
    expect([file.status, JSON.stringify(file.body).includes(player.playerId)]).toEqual([500, false]);
    const note = await root.ask(addNote, { account: player.userAccount, text: 'lost' });
    expect([note.status, note.body.error]).toEqual([500, 'failed']);
    await sql`drop trigger full_disk on staff_event`.execute(db);
    expect((await root.ok(playerNotes, { account: player.userAccount })).list).toEqual([]);
  });
});

describe('a player', () => {
  it('is found by account, phone, id and order number', async () => {
    const { player, order } = await transferOrder();
    await t.house.db
      .updateTable('player')
      .set({ mobile_phone: '+66812349876' })
      .where('player_id', '=', player.playerId)
      .execute();
    for (const query of [
      player.userAccount.slice(0, 6).toUpperCase(),
      '9876',
      '2349876',
      player.playerId,
      order.orderNo,
    ]) {
      const { list } = await root.ok(searchPlayers, { query, limit: 200 });
      expect([query, list.map(({ account }) => account)]).toEqual([
        query,
        expect.arrayContaining([player.userAccount]),
      ]);
      expect(JSON.stringify(list)).not.toContain('+66812349876');
    }
    expect((await root.ok(searchPlayers, { query: '%' })).list).toEqual([]);
  });

  it('can be stopped from playing, and withdraws all the same', async () => {
    const { player, order } = await withdrawal(300);
    await root.ok(stopPlayOf, { account: order.account, days: 183, reason: 'asked by mail' });
    const bank = { inBankId: 'own-bangkok', depositorName: '王小明', amountSatang: 500_00 };
    expect((await player.call(inPayOrder, { ...bank, proof: await uploadProof(player) })).refusal).toBe('PLAY_STOPPED');
    const cards = await t.house.db
      .selectFrom('bank_card')
      .select('bank_card_id')
      .where('player_id', '=', player.playerId)
      .execute();
    const given = {
      method: 'bank' as const,
      bankCardId: cards[0]?.bank_card_id ?? '',
      amountSatang: 200_00,
      withdrawPassword,
    };
    expect((await player.call(applyWithdraw, given)).refusal).toBeUndefined();
  });

  it('has notes that are added once per key', async () => {
    const player = await newPlayer(t);
    const key = { [idempotencyHeader]: 'note-once-1' };
    const note = { account: player.userAccount, text: 'called, line was busy' };
    const first = await root.ask(addNote, note, key);
    expect((await root.ask(addNote, note, key)).body).toEqual(first.body);
    expect((await root.ok(playerNotes, { account: player.userAccount })).list).toMatchObject([
      { by: root.name, text: note.text },
    ]);
  });
});

it('counts what waits, for each role its own', async () => {
  const all = await root.ok(queueCounts, {});
  expect(Object.keys(all).toSorted()).toEqual(
    [
      'bonuses',
      'deposits',
      'fastPays',
      'identity',
      'invitations',
      'messages',
      'unknownPayouts',
      'withdrawals',
    ].toSorted(),
  );
  expect(Object.keys(await ann.ok(queueCounts, {})).toSorted()).toEqual([
    'deposits',
    'fastPays',
    'unknownPayouts',
    'withdrawals',
  ]);
  expect(all.withdrawals).toBe((await ann.ok(withdrawalQueue, { state: 'toApprove', limit: 200 })).list.length);
});

const waitingWithdrawals = async () => (await root.ok(queueCounts, {})).withdrawals ?? 0;

it('lists no withdrawal that the sandbox’s bank is paying, for which nobody has anything to do', async () => {
  const { order } = await withdrawal(300);
  const listed = async () =>
    (await ann.ok(withdrawalQueue, { state: 'all', limit: 200 })).list.filter((one) => one.orderNo === order.orderNo);
  const [before, waiting] = [await listed(), await waitingWithdrawals()];
  expect(before).toMatchObject([{ state: 'toApprove' }]);
  await t.house.db.updateTable('withdrawal').set({ status: 1 }).where('order_no', '=', order.orderNo).execute();
  expect([await listed(), await waitingWithdrawals()]).toEqual([[], waiting - 1]);
});
