/** Withdrawals through the contract's own client, paid by the sandbox bank. SI-50, SI-52 */
import { randomUUID } from 'node:crypto';
import { updateWithdrawPW } from '@foyer/contract/account/passwords.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { firstUserInfo } from '@foyer/contract/account/session.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { applyWithdraw, minLimit, withdrawList, withdrawRange } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreWhole } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { settleDue } from './bank/bank.ts';
import { newPlayer, readyToWithdraw, stateOf, verifyPhone, withdrawPassword } from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

const baht = (amount: number) => amount * 100;
const asked = (bankCardId: string, amountSatang: number) => ({ bankCardId, amountSatang, withdrawPassword });

async function rich(amount: number): Promise<{ player: TestPlayer; bankCardId: string }> {
  const player = await newPlayer(t, amount);
  return { player, bankCardId: await readyToWithdraw(t, player) };
}

const setMailVerify = (value: string) =>
  t.house.db.updateTable('setting').set({ setting_value: value }).where('setting_key', '=', 'isMailVerify').execute();

const setPhoneVerify = (value: string) =>
  t.house.db.updateTable('setting').set({ setting_value: value }).where('setting_key', '=', 'isPhoneVerify').execute();

describe('limits', () => {
  it('come from the house. CONST-043, AMB-096', async () => {
    const player = await newPlayer(t);
    expect(await player.ok(minLimit, {})).toEqual({ minSatang: baht(100) });
    expect(await player.ok(withdrawRange, { method: 'bank' })).toEqual({
      minSatang: baht(100),
      maxSatang: baht(100_000),
      feeRate: 0,
      usualMinutes: '30',
    });
    expect((await player.call(withdrawRange, { method: 'cheque' })).refusal).toBe('UNKNOWN_CHANNEL');
  });
});

describe('an application', () => {
  it('checks minimum, balance, password, phone and card in this order. AMB-097, VALID-035 to VALID-039', async () => {
    const player = await newPlayer(t, 1000);
    const ask = async (amount: number, given = withdrawPassword, bankCardId = 'none') => {
      const request = { bankCardId, amountSatang: baht(amount), withdrawPassword: given };
      return (await player.call(applyWithdraw, request)).refusal;
    };
    expect(await ask(99)).toBe('BELOW_MINIMUM');
    expect(await ask(100_001)).toBe('ABOVE_MAXIMUM');
    expect(await ask(1001)).toBe('ABOVE_WITHDRAWABLE');
    expect(await ask(1000)).toBe('WITHDRAW_PASSWORD_NOT_SET');
    await player.ok(setWithdrawPW, { withdrawPassword });
    expect(await ask(1001, 'wrong!')).toBe('ABOVE_WITHDRAWABLE');
    expect(await ask(1000, 'wrong!')).toBe('WRONG_WITHDRAW_PASSWORD');
    expect(await ask(1000)).toBe('PHONE_NOT_VERIFIED');
    await verifyPhone(t, player);
    expect(await ask(1000)).toBe('NAME_NOT_VERIFIED');
    await t.house.db
      .updateTable('player')
      .set({ is_name_verified: true, real_name: '王小明' })
      .where('player_id', '=', player.playerId)
      .execute();
    expect(await ask(1000)).toBe('UNKNOWN_CARD');
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(1000) });
    expect((await player.ok(withdrawList, {})).total).toBe(0);
  });

  it('requires a verified email if the operator wants one. AMB-086', async () => {
    const { player, bankCardId } = await rich(500);
    await setMailVerify('1');
    expect((await player.call(applyWithdraw, asked(bankCardId, baht(100)))).refusal).toBe('EMAIL_NOT_VERIFIED');
    await setMailVerify('0');
    expect((await player.call(applyWithdraw, asked(bankCardId, baht(100)))).code).toBe(200);
  });

  it.each(['0', ''])('needs no verified phone if isPhoneVerify is "%s". ENTITY-009', async (value) => {
    const { player, bankCardId } = await rich(500);
    const phone = { is_phone_verified: false };
    await t.house.db.updateTable('player').set(phone).where('player_id', '=', player.playerId).execute();
    const ask = async () => (await player.call(applyWithdraw, asked(bankCardId, baht(100)))).refusal;
    expect(await ask()).toBe('PHONE_NOT_VERIFIED');
    await setPhoneVerify(value);
    expect(await ask()).toBeUndefined();
    await setPhoneVerify('1');
    expect(await ask()).toBe('PHONE_NOT_VERIFIED');
  });

  it('holds the amount at once, and is paid in steps whose times are recorded. STATE-022, L07', async () => {
    const { player, bankCardId } = await rich(1000);
    const { orderNo } = await player.ok(applyWithdraw, asked(bankCardId, baht(300)));
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(700), withdrawing: baht(300) });
    expect(await player.ok(refresh, {})).toMatchObject({ mainSatang: baht(700), availableSatang: baht(700) });
    expect((await player.ok(myBalanceList, {})).list[0]).toMatchObject({
      title: 10,
      amountSatang: -baht(300),
      balanceSatang: baht(700),
      remark: orderNo,
    });
    const appliedMs = t.clock.nowMs;
    const first = async () => (await player.ok(withdrawList, {})).list[0];
    expect(await first()).toMatchObject({ orderNo, status: '0', amountSatang: baht(300), bankName: '中国工商银行' });
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect(await first()).toMatchObject({ status: '1', createTime: appliedMs, auditTime: appliedMs + 6000 });
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    expect(await first()).toMatchObject({ status: '2', payTime: appliedMs + 12_000, finishTime: appliedMs + 12_000 });
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(700), withdrawing: 0 });
    expect((await player.ok(firstUserInfo, {})).totals).toEqual({ withdrawSatang: baht(300), bonusSatang: 0 });
  });

  it('is returned in full with a reason if the bank refuses it. ENTITY-032', async () => {
    const { player, bankCardId } = await rich(1000);
    const { orderNo } = await player.ok(applyWithdraw, asked(bankCardId, baht(144)));
    await settleDue(t.house);
    await settleDue(t.house);
    const { list } = await player.ok(withdrawList, {}, { lang: 'en' });
    expect(list).toMatchObject([{ orderNo, status: '3', remark: expect.stringContaining('back in your balance') }]);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(1000), withdrawing: 0 });
    expect((await player.ok(myBalanceList, {})).list.slice(0, 2)).toMatchObject([
      { title: 203, amountSatang: baht(144), balanceSatang: baht(1000) },
      { title: 10, amountSatang: -baht(144), balanceSatang: baht(856) },
    ]);
    expect(transactionLabel(203)).toBe('transaction.withdrawalReturned');
  });

  it('refuses bad input by its rules, and nothing changes. VALID-035, VALID-036', async () => {
    const { player, bankCardId } = await rich(1000);
    const [usual, other] = [await player.ok(bankCardList, {}), await rich(0)];
    expect(usual.list).toHaveLength(1);
    const before = await stateOf(t, player.playerId);
    const good = { method: 'bank', bankCardId, amount: '300', withdrawPassword };
    const wrong: Record<string, string>[] = [
      { amount: '' },
      { amount: '0' },
      { amount: '-300' },
      { amount: '300.00' },
      { amount: '300.5' },
      { amount: '3e2' },
      { amount: '9'.repeat(50) },
      { method: 'usdt' },
      { method: 'wallet' },
      { method: 'cheque' },
      { withdrawPassword: '' },
      { withdrawPassword: 'open-sesamE' },
      { withdrawPassword: 'x'.repeat(20_000) },
      { bankCardId: '' },
      { bankCardId: other.bankCardId },
      { bankCardId: "' or true --" },
    ];
    for (const fields of wrong)
      expect([fields, (await player.raw(applyWithdraw, { ...good, ...fields })).code]).not.toEqual([fields, 200]);
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });

  it('is held once however often the request is repeated. L05', async () => {
    const { player, bankCardId } = await rich(1000);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.ok(applyWithdraw, asked(bankCardId, baht(300)), { requestId })),
    );
    expect(new Set(answers.map((answer) => answer.orderNo)).size).toBe(1);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(700), withdrawing: baht(300) });
  });

  it('takes no more than the balance, even if 50 come at once. L03', async () => {
    const { player, bankCardId } = await rich(1000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => player.call(applyWithdraw, asked(bankCardId, baht(300)))),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer.refusal === 'ABOVE_WITHDRAWABLE')).toHaveLength(47);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(100), withdrawing: baht(900) });
    expect((await player.ok(withdrawList, {})).total).toBe(3);
  });
});

describe('locked money', () => {
  it('cannot be withdrawn, not even by 20 concurrent applications. AMB-046, VALID-037', async () => {
    const { player, bankCardId } = await rich(1000);
    await t.house.db
      .insertInto('deposit_lock')
      .values({
        player_id: player.playerId,
        order_no: 'D1',
        principal_satang: baht(600),
        target_satang: baht(600),
        created_ms: t.clock.nowMs,
      })
      .execute();
    expect((await player.call(applyWithdraw, asked(bankCardId, baht(401)))).refusal).toBe('ABOVE_WITHDRAWABLE');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.call(applyWithdraw, asked(bankCardId, baht(300)))),
    );
    expect(answers.filter((answer) => answer.code === 200).length).toBeLessThanOrEqual(1);
    const { main = 0 } = await t.house.ledger.balances(player.playerId);
    expect(main).toBeGreaterThanOrEqual(baht(600));
  });
});

describe('records', () => {
  it('are filtered by the label of a status and by date, newest first, and are the player’s own. AMB-058, S14', async () => {
    const [{ player, bankCardId }, other] = [await rich(5000), await rich(0)];
    const place = async (amount: number) => {
      t.clock.nowMs += 3_600_000;
      return (await player.ok(applyWithdraw, asked(bankCardId, baht(amount)))).orderNo;
    };
    const refused = await place(244);
    await settleDue(t.house);
    const firstMs = t.clock.nowMs;
    const paying = await place(200);
    await settleDue(t.house);
    const fresh = await place(300);
    const numbers = async (filter: object) => (await player.ok(withdrawList, filter)).list.map((row) => row.orderNo);
    expect(await numbers({})).toEqual([fresh, paying, refused]);
    for (const status of ['1', '4', '5']) expect(await numbers({ status })).toEqual([paying]);
    expect(await numbers({ status: '3' })).toEqual([refused]);
    expect(await numbers({ status: '0' })).toEqual([fresh]);
    expect(await numbers({ status: '-1' })).toEqual([]);
    expect(await numbers({ endTime: String(firstMs) })).toEqual([refused]);
    expect(await numbers({ startTime: String(firstMs + 1) })).toEqual([fresh, paying]);
    expect(await numbers({ pageNo: 2, pageSize: 1 })).toEqual([paying]);
    expect((await other.player.ok(withdrawList, {})).total).toBe(0);
  });
});

describe('after a change of password', () => {
  it('money stays in the account for the operator’s pause, then can be withdrawn as before. S18', async () => {
    const { player, bankCardId } = await rich(1000);
    await player.ok(updateWithdrawPW, { oldWithdrawPassword: withdrawPassword, newWithdrawPassword: 'another-one' });
    const wanted = { bankCardId, amountSatang: baht(500), withdrawPassword: 'another-one' };
    const before = await stateOf(t, player.playerId);
    t.clock.nowMs += 3_600_000;
    const early = await player.call(applyWithdraw, wanted);
    expect([early.refusal, early.message]).toEqual([
      'WITHDRAWALS_PAUSED',
      '账户有安全变动，资金先留在账户里，23小时后可提款',
    ]);
    expect(await stateOf(t, player.playerId)).toEqual(before);
    t.clock.nowMs += 23 * 3_600_000;
    expect((await player.call(applyWithdraw, wanted)).code).toBe(200);
  });
});
