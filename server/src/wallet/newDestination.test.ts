/** A new card, address or e-wallet pauses withdrawals, as a thief of an account would add one first. S18 */
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { addBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { cardRequest, newPlayer, readyToWithdraw, withdrawPassword } from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const hourMs = 3_600_000;
const longMs = 90 * 24 * hourMs;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const address = 'TK8zjR4GpHnc1xM1Lbh9V928dutq5rSjL5';
const toUsdt = (given: object = {}) =>
  ({ method: 'usdt', chain: '0', address, amountSatang: 65_000, withdrawPassword, ...given }) as const;
const toWallet = { method: 'wallet', address: '0812345678', amountSatang: 65_000, withdrawPassword } as const;

/** A player whose account is two days old, with a card and money. */
async function settled(): Promise<TestPlayer> {
  const player = await newPlayer(t, 5000);
  await readyToWithdraw(t, player);
  t.clock.nowMs += 48 * hourMs;
  await t.database.db.updateTable('session').set({ proved_ms: t.clock.nowMs }).execute();
  return player;
}
const pausedUntil = async (player: TestPlayer) =>
  (await player.ok(logedUserInfo, {})).userInfo.withdrawalsPausedUntilMs;
const letters = async (player: TestPlayer) =>
  (await player.ok(getMsgSiteList, {})).list.filter(({ subject }) => subject === '提款暂停 24 小时');
const setHours = (setting_value: string) =>
  t.database.db.updateTable('setting').set({ setting_value }).where('setting_key', '=', 'withdrawPauseHours').execute();

describe('a new card', () => {
  it('pauses withdrawals for the operator’s hours, and a letter says so', async () => {
    const player = await settled();
    expect(await pausedUntil(player)).toBe(0);
    await player.ok(addBankCard, cardRequest());
    expect(await pausedUntil(player)).toBe(t.clock.nowMs + 24 * hourMs);
    expect(await letters(player)).toHaveLength(1);
    expect((await player.call(applyWithdraw, toWallet)).refusal).toBe('WITHDRAWALS_PAUSED');
  });

  it('pauses nothing while the account is younger than the pause, or if the operator sets none', async () => {
    const young = await newPlayer(t, 1000);
    await readyToWithdraw(t, young);
    expect(await pausedUntil(young)).toBe(0);
    expect((await young.call(applyWithdraw, toUsdt())).code).toBe(200);
    await setHours('0');
    const player = await settled();
    await player.ok(addBankCard, cardRequest());
    expect(await pausedUntil(player)).toBe(0);
    expect(await letters(player)).toEqual([]);
    await setHours('24');
  });
});

describe('a new address or e-wallet', () => {
  it.each([
    ['USDT address', toUsdt()],
    ['e-wallet', toWallet],
  ])('of kind %s pauses withdrawals, its own first; after the pause it is known', async (_kind, request) => {
    const player = await settled();
    expect((await player.call(applyWithdraw, request)).refusal).toBe('WITHDRAWALS_PAUSED');
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 500_000 });
    expect(await pausedUntil(player)).toBe(t.clock.nowMs + 24 * hourMs);
    expect(await letters(player)).toHaveLength(1);
    t.clock.nowMs += 24 * hourMs;
    expect((await player.call(applyWithdraw, request)).code).toBe(200);
    expect(await pausedUntil(player)).toBe(0);
  });

  it('pauses nothing under a wrong withdrawal password, which must not lock the owner’s money', async () => {
    const player = await settled();
    const wrong = await player.call(applyWithdraw, toUsdt({ withdrawPassword: 'guess-1' }));
    expect(wrong.refusal).toBe('WRONG_WITHDRAW_PASSWORD');
    expect(await pausedUntil(player)).toBe(0);
  });
});
