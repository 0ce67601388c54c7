/** SANDBOX=off: withdrawals are approved by staff and paid by the operator's provider, once, whatever it does. L07, L08 */
import { applyWithdraw, withdrawList, withdrawRange } from '@foyer/contract/wallet/withdrawal.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { timeLimit } from '../../db/testing/timeFactor.ts';
import { assertBooksAreWhole, assertBooksAreZero } from '../../ledger/books.ts';
import { dyingAt, Killed } from '../../testing/dying.ts';
import { finishReviews } from '../desk/finish.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { openRealPayments } from '../testing/realPayments.ts';
import { askForPayouts, lostAfterMs } from './ask.ts';
import { settlePayouts } from './settle.ts';
import type { House } from '../../house.ts';

const real = await openRealPayments();
const { t, provider, desk } = real;
beforeEach(() => provider.behave('accepts'));
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => real.close());

interface Applied {
  readonly player: TestPlayer;
  readonly orderNo: string;
  readonly payoutId: string;
  /** Names the order at the desk. */
  readonly order: { readonly account: string; readonly orderNo: string };
}

async function apply(baht = 300, fee = 0): Promise<Applied> {
  await sql`update withdrawal_channel set fee_e4 = ${fee} where method = 'bank'`.execute(t.house.db);
  const player = await newPlayer(t, 5_000);
  const bankCardId = await readyToWithdraw(t, player);
  const request = { method: 'bank', bankCardId, amountSatang: baht * 100, withdrawPassword } as const;
  const { orderNo } = await player.ok(applyWithdraw, request);
  return {
    player,
    orderNo,
    payoutId: `${player.playerId}-${orderNo}`,
    order: { account: player.userAccount, orderNo },
  };
}

async function approved(baht = 300, fee = 0): Promise<Applied> {
  const applied = await apply(baht, fee);
  expect(await desk('mei', 'approve', applied.order)).toEqual({ status: 200, body: { state: 'approved' } });
  return applied;
}

const round = async (house: House = t.house) => (await askForPayouts(house)) + (await settlePayouts(house));
async function later(ms: number): Promise<void> {
  t.clock.nowMs += ms;
  await round();
}
const minuteMs = 60_000;
const sentTimes = ({ payoutId }: Applied): number => provider.payouts.get(payoutId)?.length ?? 0;
const balancesOf = ({ player }: Applied) => t.house.ledger.balances(player.playerId);
const recordOf = async ({ player }: Applied, lang: 'zh_CN' | 'en' | 'th' = 'en') =>
  (await player.ok(withdrawList, {}, { lang })).list[0];
async function lettersOf({ player, orderNo }: Applied): Promise<string[]> {
  const rows = t.house.db.selectFrom('site_mail').select('kind').where('player_id', '=', player.playerId);
  const about = await rows.where('event_key', 'like', `order:${orderNo}%`).execute();
  return about.map(({ kind }) => kind);
}

describe('an approved withdrawal', () => {
  it('is handed to the provider once, and shown as paid when the provider confirms it', async () => {
    const applied = await apply(300, 200);
    expect(await recordOf(applied)).toMatchObject({ status: '0' });
    await round();
    expect(sentTimes(applied)).toBe(0);
    await desk('mei', 'approve', applied.order);
    await round();
    expect(provider.payouts.get(applied.payoutId)).toMatchObject([
      { amountMinor: 294_00, currency: 'THB', destination: { kind: 'bank', holderName: '王小明', branch: '朝阳支行' } },
    ]);
    expect(await recordOf(applied)).toMatchObject({ status: '1', remark: '' });
    expect(await balancesOf(applied)).toEqual({ main: 4_700_00, withdrawing: 300_00 });
    await later(minuteMs);
    expect(await recordOf(applied)).toMatchObject({ status: '1' });
    provider.tellPayout(applied.payoutId, { state: 'confirmed', id: 'p-1' });
    await later(minuteMs);
    expect(await recordOf(applied)).toMatchObject({ status: '2', remark: '', feeSatang: 6_00 });
    expect(await balancesOf(applied)).toEqual({ main: 4_700_00, withdrawing: 0 });
    await later(minuteMs);
    expect(sentTimes(applied)).toBe(1);
    expect(await lettersOf(applied)).toEqual(['withdrawalPaid']);
  });

  it.each([
    ['failed', 'The payment didn’t go through. The full amount is back in your balance.'],
    ['returned', 'The payment came back from the recipient’s side. The full amount is back in your balance.'],
  ] as const)('that has %s gives the money back once, and says so', async (state, words) => {
    const applied = await approved();
    await round();
    provider.tellPayout(applied.payoutId, { state, reason: 'closed account' });
    for (let nth = 0; nth < 3; nth += 1) await later(minuteMs);
    expect(await recordOf(applied)).toMatchObject({ status: '3', remark: words });
    expect((await recordOf(applied, 'th'))?.remark).toMatch(/^[\u0E00-\u0E7F\s]+$/u);
    expect(await balancesOf(applied)).toEqual({ main: 5_000_00, withdrawing: 0 });
    expect(await lettersOf(applied)).toEqual(['withdrawalReturned']);
  });

  it('that comes back days after it was confirmed gives amount and fee back once', async () => {
    const applied = await approved(300, 200);
    provider.tellPayout(applied.payoutId, { state: 'confirmed' });
    await round();
    expect(await recordOf(applied)).toMatchObject({ status: '2' });
    provider.tellPayout(applied.payoutId, { state: 'failed' });
    await later(24 * 60 * minuteMs);
    expect(await recordOf(applied)).toMatchObject({ status: '2' });
    provider.tellPayout(applied.payoutId, { state: 'returned' });
    for (let nth = 0; nth < 3; nth += 1) await later(24 * 60 * minuteMs);
    expect(await recordOf(applied)).toMatchObject({ status: '3' });
    expect(await balancesOf(applied)).toEqual({ main: 5_000_00, withdrawing: 0 });
    // The fee that the house gave back is no income of its books either.
    await assertBooksAreWhole(t.house.db);
  });
});

describe('a payout whose outcome is unknown', () => {
  it.each(['fails', 'hangs', 'loses', 'refuses'] as const)(
    'stays held if the provider %s, and is asked for under its id',
    { timeout: timeLimit(30_000) },
    async (how) => {
      const applied = await approved();
      provider.behave(how);
      await round();
      provider.behave('accepts');
      expect(await recordOf(applied)).toMatchObject({
        status: '1',
        remark: expect.stringContaining('still held for you'),
      });
      expect(await balancesOf(applied)).toEqual({ main: 4_700_00, withdrawing: 300_00 });
      await later(minuteMs);
      // What was lost on its way may still arrive, so `none` is not final at once.
      expect(sentTimes(applied)).toBe(how === 'loses' ? 1 : 0);
      await later(lostAfterMs);
      await later(lostAfterMs);
      expect(sentTimes(applied)).toBe(1);
      provider.tellPayout(applied.payoutId, { state: 'confirmed' });
      await later(60 * minuteMs);
      expect(await recordOf(applied)).toMatchObject({ status: '2', remark: '' });
      expect(await balancesOf(applied)).toEqual({ main: 4_700_00, withdrawing: 0 });
      expect(sentTimes(applied)).toBe(1);
    },
  );

  it('is ended by two members of staff who agree on what they found', async () => {
    const applied = await approved();
    provider.behave('fails');
    await round();
    const said = (staff: string, found: string) =>
      desk(staff, 'found', { ...applied.order, found, how: 'statement 7' });
    expect((await said('mei', 'perhaps')).status).toBe(400);
    expect((await said('mei', 'failed')).body).toEqual({ state: 'foundOnce' });
    expect((await said('mei', 'failed')).body).toEqual({ state: 'foundOnce' });
    expect((await said('tan', 'confirmed')).body).toEqual({ state: 'foundOnce' });
    expect(await balancesOf(applied)).toEqual({ main: 4_700_00, withdrawing: 300_00 });
    expect((await said('lek', 'confirmed')).body).toEqual({ state: 'found' });
    await settlePayouts(t.house);
    expect((await said('lek', 'confirmed')).body).toEqual({ state: 'found' });
    expect((await said('mei', 'failed')).status).toBe(409);
    expect(await recordOf(applied)).toMatchObject({ status: '2' });
    expect(await balancesOf(applied)).toEqual({ main: 4_700_00, withdrawing: 0 });
  });
});

describe('a process that is killed at any statement', () => {
  it.each([
    ['confirmed', { main: 4_700_00, withdrawing: 0 }, '2'],
    ['failed', { main: 5_000_00, withdrawing: 0 }, '3'],
  ] as const)('leaves a payout that ends %s exactly once', async (state, balances, status) => {
    let nth = 1;
    for (let isWhole = false; !isWhole; nth += 1) {
      const applied = await approved();
      const dead = dyingAt(t.house, nth);
      await round(dead).catch(ignoreKilled);
      provider.tellPayout(applied.payoutId, { state });
      t.clock.nowMs += lostAfterMs;
      isWhole = await round(dyingAt(t.house, nth)).then(() => true, ignoreKilled);
      for (let more = 0; more < 3; more += 1) await later(lostAfterMs);
      expect([nth, sentTimes(applied)]).toEqual([nth, 1]);
      expect([nth, await balancesOf(applied), (await recordOf(applied))?.status]).toEqual([nth, balances, status]);
    }
    expect(nth).toBeGreaterThan(12);
  });

  it('returns a rejected withdrawal exactly once', async () => {
    let nth = 1;
    for (let isWhole = false; !isWhole; nth += 1) {
      const applied = await apply();
      await sql`insert into payment_review (player_id, order_no, decision, reason)
        values (${applied.player.playerId}, ${applied.orderNo}, 'rejected', 'detailsDiffer')`.execute(t.house.db);
      isWhole = await finishReviews(dyingAt(t.house, nth)).then(() => true, ignoreKilled);
      await finishReviews(t.house);
      expect([nth, await balancesOf(applied)]).toEqual([nth, { main: 5_000_00, withdrawing: 0 }]);
      expect(await recordOf(applied)).toMatchObject({ status: '3', remark: expect.stringContaining('don’t match') });
    }
    expect(nth).toBeGreaterThan(6);
  });
});

function ignoreKilled(error: unknown): false {
  // A query that was cancelled by its neighbour's end carries the first error.
  if (!(error instanceof Killed)) throw error;
  return false;
}

describe('many processes', () => {
  it('send and settle each payout once when they run at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => approved()));
    for (const [index, { payoutId }] of all.entries())
      if (index % 2 === 0) provider.tellPayout(payoutId, { state: 'confirmed' });
      else provider.tellPayout(payoutId, { state: 'failed' });
    for (let nth = 0; nth < 3; nth += 1) {
      t.clock.nowMs += minuteMs;
      await Promise.all(Array.from({ length: 4 }, () => round()));
    }
    for (const [index, applied] of all.entries()) {
      expect(sentTimes(applied)).toBe(1);
      expect(await balancesOf(applied)).toEqual({ main: index % 2 === 0 ? 4_700_00 : 5_000_00, withdrawing: 0 });
    }
  });
});

describe('a withdrawal', () => {
  it('is offered only by methods that the provider pays', async () => {
    const player = await newPlayer(t);
    expect((await player.call(withdrawRange, { method: 'bank' })).refusal).toBeUndefined();
    expect((await player.call(withdrawRange, { method: 'wallet' })).refusal).toBe('WITHDRAWALS_CLOSED');
  });
});
