/** Concurrent requests of a player's devices against one balance. L03, L04, L05 */
import { randomUUID } from 'node:crypto';
import { login } from '@foyer/contract/account/session.ts';
import * as plans from '@foyer/contract/interest/plans.ts';
import { deposit, withdraw, withdrawGames } from '@foyer/contract/wallet/balance.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { grantBonus } from '../bonus/grant.ts';
import { insertDepositLock } from '../bonus/lockStore.ts';
import { testBonus, testTerms } from '../bonus/testing/bonus.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse, testPassword } from '../testing/house.ts';
import { give, newPlayer, readyToWithdraw, withdrawPassword } from './testing/wallet.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const baht = (amount: number) => amount * 100;
const sumOf = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).reduce((sum, one) => sum + one, 0);

it('never takes a balance below zero: 50 withdrawals, transfers and retrieves at once. L03', async () => {
  const player = await newPlayer(t, 1000);
  const bankCardId = await readyToWithdraw(t, player);
  const actions = [
    () => player.call(applyWithdraw, { bankCardId, amountSatang: baht(300), withdrawPassword }),
    () => player.call(deposit, { platformKey: 'moyu', amountSatang: baht(170) }),
    () => player.call(deposit, { platformKey: 'kiln', amountSatang: baht(90) }),
    () => player.call(withdraw, { platformKey: 'moyu', amountSatang: baht(60) }),
    () => player.call(withdrawGames, {}),
  ];
  const rounds = Array.from({ length: 50 / actions.length }, () => actions);
  const answers = await Promise.all(rounds.flatMap((round) => round.map((act) => act())));
  expect(answers.some((answer) => answer.code === 200)).toBe(true);
  for (const answer of answers)
    expect([undefined, 'ABOVE_WITHDRAWABLE', 'BALANCE_INSUFFICIENT']).toContain(answer.refusal);
  const balances = await t.house.ledger.balances(player.playerId);
  expect(Object.values(balances).every((amount) => amount >= 0)).toBe(true);
  expect(sumOf(balances)).toBe(baht(1000));
  const { total } = await player.ok(withdrawList, {});
  expect(balances.withdrawing ?? 0).toBe(total * baht(300));
});

it('takes no locked money, of a deposit or a bonus: 50 withdrawals, transfers and plan purchases at once. L03, AMB-046, AMB-191', async () => {
  const player = await newPlayer(t, 600);
  const { playerId } = player;
  const bankCardId = await readyToWithdraw(t, player);
  const lock = { principalSatang: baht(300), targetSatang: baht(300), createdMs: t.clock.nowMs };
  await insertDepositLock(t.house, playerId, { orderNo: 'D1', ...lock });
  await grantBonus(t.house, testBonus(playerId, 'G1', { terms: testTerms(200) }));
  // 800 in the main wallet, of which 300 and 200 are locked.
  const withdrawal = { bankCardId, amountSatang: baht(100), withdrawPassword };
  const late = async () => {
    // The lock of a deposit is inserted before its money arrives.
    await insertDepositLock(t.house, playerId, { orderNo: 'D2', ...lock, createdMs: t.clock.nowMs + 1 });
    await give(t, playerId, 'main', baht(300));
    return { code: 200, refusal: undefined };
  };
  const actions = [
    () => player.call(applyWithdraw, withdrawal),
    () => player.call(plans.buyBalanceProfit, { planId: 'week', amountSatang: baht(100) }),
    () => player.call(applyWithdraw, withdrawal),
    () => player.call(plans.buyBalanceProfit, { planId: 'week', amountSatang: baht(100) }),
    () => player.call(deposit, { platformKey: 'moyu', amountSatang: baht(10) }),
  ];
  const rounds = Array.from({ length: 50 / actions.length }, () => actions);
  const answers = await Promise.all([...rounds.flatMap((round) => round.map((act) => act())), late()]);
  for (const { refusal } of answers)
    expect([undefined, 'ABOVE_WITHDRAWABLE', 'PLAN_BALANCE_INSUFFICIENT', 'BALANCE_INSUFFICIENT']).toContain(refusal);
  const balances = await t.house.ledger.balances(playerId);
  expect(Object.values(balances).every((amount) => amount >= 0)).toBe(true);
  expect(sumOf(balances)).toBe(baht(1100));
  const { lockedSatang } = await player.ok(queryUserLockAmount, {});
  expect(lockedSatang).toBe(baht(800));
  // Transfers may include locked money, because it is staked on platforms. Nothing else may.
  const { main = 0, withdrawing = 0, savings = 0 } = balances;
  expect(main + (balances['game:moyu'] ?? 0)).toBeGreaterThanOrEqual(lockedSatang);
  expect(withdrawing + savings).toBeLessThanOrEqual(baht(300));
  expect(withdrawing + savings).toBeGreaterThan(0);
});

it('makes one application for one request id from five devices, and all get the same reply. L04, L05', async () => {
  const player = await newPlayer(t, 1000);
  const bankCardId = await readyToWithdraw(t, player);
  const devices = [];
  for (let index = 0; index < 5; index += 1) {
    const device = t.client();
    await device.ok(login, { userAccount: player.userAccount, password: testPassword, captcha: 'none' });
    devices.push(device);
  }
  const requestId = randomUUID();
  const request = { bankCardId, amountSatang: baht(300), withdrawPassword };
  const answers = await Promise.all(devices.map((device) => device.ok(applyWithdraw, request, { requestId })));
  expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: baht(700), withdrawing: baht(300) });
  expect((await player.ok(withdrawList, {})).total).toBe(1);
});
