/** Money requests happen once. L04, L05, L06 */
import { deposit, withdraw } from '@foyer/contract/wallet/balance.ts';
import { balanceDetail } from '@foyer/contract/wallet/statement.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { titles } from '../ledger/accounts.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { SignedUp } from '../testing/house.ts';
import type { PlayerContext } from './context.ts';
import { takeOverMs } from './moneyRequests.ts';
import { createOnce } from './once.ts';

let runs = 0;
let failNext = false;
let hold: Promise<void> | undefined;

const t = await openTestHouse({
  handlers: {
    ...handlers,
    /** The real transfer, counted. Tests can inject a failure or a pause. */
    deposit: async (context: PlayerContext, request: never) => {
      runs += 1;
      if (hold !== undefined) await hold;
      if (failNext) {
        failNext = false;
        throw new Error('the disk is full');
      }
      return await (handlers.deposit as unknown as (c: PlayerContext, r: never) => Promise<unknown>)(context, request);
    },
  },
});
afterAll(() => t.close());

let player: SignedUp;
let playerId: string;
beforeEach(async () => {
  runs = 0;
  hold = undefined;
  player = await signUp(t);
  const row = await t.database.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  playerId = row.player_id;
  await t.house.ledger.post({
    playerId,
    key: 'gift',
    title: titles.bonus,
    legs: [
      { account: 'house:bonus', amountSatang: -1000_00 },
      { account: 'main', amountSatang: 1000_00 },
    ],
    reference: 'test',
  });
});

const transfer = { platformKey: 'moyu', amountSatang: 100_00 };
const key = 'request-0001';
const mainSatang = async () => (await t.house.ledger.balances(playerId)).main;
const storedRequest = () =>
  t.database.db.selectFrom('money_request').selectAll().where('player_id', '=', playerId).executeTakeFirst();

describe('a money request', () => {
  it('sent twice moves money once and gets the same reply, marked as a repeat. L05', async () => {
    const first = await player.call(deposit, transfer, { requestId: key });
    expect(first.code).toBe(200);
    expect(first.headers['idempotency-hit']).toBeUndefined();
    const second = await player.call(deposit, transfer, { requestId: key });
    expect(second.body).toBe(first.body);
    expect(second.headers['idempotency-hit']).toBe('1');
    expect(runs).toBe(1);
    expect(await mainSatang()).toBe(900_00);
  });

  it('sent twenty times at once has one effect and one reply. L05', async () => {
    const sent = Array.from({ length: 20 }, () => player.call(deposit, transfer, { requestId: key }));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotency-hit'] === undefined)).toHaveLength(1);
    expect(runs).toBe(1);
    expect(await mainSatang()).toBe(900_00);
  });

  it('under a new id is a new request', async () => {
    await player.ok(deposit, transfer);
    await player.ok(deposit, transfer);
    expect(await mainSatang()).toBe(800_00);
  });

  it('with the id of another is refused: another amount, another call. L05', async () => {
    await player.ok(deposit, transfer, { requestId: key });
    const other = await player.call(deposit, { ...transfer, amountSatang: 200_00 }, { requestId: key });
    expect(other.refusal).toBe('DUPLICATE_REQUEST');
    const withdrawal = { amountSatang: 100_00, withdrawPassword: 'sesame7', bankCardId: '1' };
    expect((await player.call(applyWithdraw, withdrawal, { requestId: key })).refusal).toBe('DUPLICATE_REQUEST');
    // The transfer back has the very same fields.
    expect((await player.call(withdraw, transfer, { requestId: key })).refusal).toBe('DUPLICATE_REQUEST');
    expect(await mainSatang()).toBe(900_00);
  });

  it('is the same request however its amount is written and whatever other fields are sent with it. L05', async () => {
    const fields = { platformKey: 'moyu', requestId: key };
    const first = await player.raw(deposit, { ...fields, amount: '100' });
    const second = await player.raw(deposit, { ...fields, amount: ' 100 ', lang: 'en', extra: 'x' });
    expect([first.code, second.body]).toEqual([200, first.body]);
    expect(runs).toBe(1);
  });

  it('does not affect another player’s request with the same id', async () => {
    await player.ok(deposit, transfer, { requestId: key });
    const other = await signUp(t);
    expect((await other.call(deposit, transfer, { requestId: key })).refusal).toBe('BALANCE_INSUFFICIENT');
  });

  it('that was refused is refused again with the same message, even if it could succeed by now. L05', async () => {
    const tooMuch = { ...transfer, amountSatang: 1100_00 };
    const first = await player.call(deposit, tooMuch, { requestId: key });
    expect(first.refusal).toBe('BALANCE_INSUFFICIENT');
    await t.house.ledger.post({
      playerId,
      key: 'second gift',
      title: titles.bonus,
      legs: [
        { account: 'house:bonus', amountSatang: -500_00 },
        { account: 'main', amountSatang: 500_00 },
      ],
      reference: 'test',
    });
    const second = await player.call(deposit, tooMuch, { requestId: key });
    expect(second.body).toBe(first.body);
    expect(await mainSatang()).toBe(1500_00);
  });

  it('that failed has an unknown outcome and no stored reply; a repeat continues it and returns the true outcome. L05, L06, S24', async () => {
    failNext = true;
    const first = await player.call(deposit, transfer, { requestId: key });
    expect([first.status, first.code]).toEqual([500, 500]);
    expect(await mainSatang()).toBe(1000_00);
    expect(await storedRequest()).toMatchObject({ reply: null, owner: '' });
    const second = await player.call(deposit, transfer, { requestId: key });
    expect(second.code).toBe(200);
    expect((await player.call(deposit, transfer, { requestId: key })).body).toBe(second.body);
    expect(runs).toBe(2);
    expect(await mainSatang()).toBe(900_00);
  });

  it.each([
    ['none', '', 'REQUEST_ID_NEEDED'],
    ['a short one', 'abc', 'BAD_REQUEST'],
    ['a hostile one', "1' or '1'='1", 'BAD_REQUEST'],
    ['a huge one', 'x'.repeat(5000), 'BAD_REQUEST'],
  ])('without a valid id is refused: %s. L04', async (_title, requestId, refusal) => {
    const fields = { platformKey: 'moyu', amount: '100', requestId };
    expect((await player.raw(deposit, fields)).refusal).toBe(refusal);
    expect(runs).toBe(0);
    expect(await storedRequest()).toBeUndefined();
  });

  it('that breaks a rule is refused and not stored, so that its id stays free. VALID-033', async () => {
    const fields = { platformKey: 'moyu', requestId: key };
    expect((await player.raw(deposit, { ...fields, amount: '10.5' })).refusal).toBe('INPUT_RULE');
    expect((await player.raw(deposit, { ...fields, amount: '10' })).code).toBe(200);
  });

  it('needs an id, but a call that moves no money does not', async () => {
    expect((await player.raw(balanceDetail, { id: '1', requestId: '' })).refusal).toBe('UNKNOWN_RECORD');
  });
});

/** Sends a transfer that waits, and makes its row look as if another process owned it. */
async function occupy(startedMs: number) {
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const sent = player.call(deposit, transfer, { requestId: key });
  await expect.poll(storedRequest).toBeDefined();
  await t.database.db
    .updateTable('money_request')
    .set({ owner: 'another process', started_ms: startedMs })
    .where('player_id', '=', playerId)
    .execute();
  return { sent, release: gate.resolve };
}

const ending = (reply: string) => () => Promise.resolve({ reply, isRefusal: false });

describe('a money request that another process owns', () => {
  const body = { platformKey: 'moyu', amount: '100' };
  const asked = () => ({ playerId, requestId: key, callName: 'deposit', body });

  it('is in flight while that process may still answer. L05', async () => {
    const { sent, release } = await occupy(t.clock.nowMs);
    const elsewhere = createOnce(t.house);
    await expect(elsewhere.run(asked(), ending('second'))).rejects.toMatchObject({
      reason: 'REQUEST_IN_FLIGHT',
    });
    release();
    expect((await sent).code).toBe(200);
    const later = await elsewhere.run(asked(), ending('second'));
    expect(later).toEqual({ reply: (await sent).body, isRepeat: true });
  });

  it('is taken over at once by a house that has the database for itself since. L05, R02', async () => {
    const { sent, release } = await occupy(t.clock.nowMs - 1);
    const asks = (aloneSinceMs: number) => createOnce({ ...t.house, aloneSinceMs }).run(asked(), ending('taken over'));
    await expect(asks(t.clock.nowMs - 1)).rejects.toMatchObject({ reason: 'REQUEST_IN_FLIGHT' });
    expect(await asks(t.clock.nowMs)).toEqual({ reply: 'taken over', isRepeat: false });
    release();
    await sent;
  });

  it('is taken over by only one process when its own was killed. L05', async () => {
    const { sent, release } = await occupy(t.clock.nowMs - takeOverMs);
    let taken = 0;
    const others = Array.from({ length: 10 }, () => createOnce(t.house));
    const tries = others.map((other) =>
      other.run(asked(), () => {
        taken += 1;
        return ending('taken over')();
      }),
    );
    const ends = await Promise.allSettled(tries);
    expect(taken).toBe(1);
    for (const end of ends) {
      if (end.status === 'fulfilled') expect(end.value.reply).toBe('taken over');
      else expect(end.reason).toMatchObject({ reason: 'REQUEST_IN_FLIGHT' });
    }
    release();
    await sent;
    expect(await mainSatang()).toBe(900_00);
  });
});
