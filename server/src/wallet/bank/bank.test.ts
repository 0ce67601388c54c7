/** The sandbox bank does each step exactly once, even if it crashes at any point or several instances run at once. */
import { inPayOrder, selectUserPayOrderList } from '@foyer/contract/wallet/deposit.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { newPlayer, readyToWithdraw, uploadProof, withdrawPassword } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { settleDue } from './bank.ts';
import { startBank } from './worker.ts';

const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

async function placeDeposits(player: TestPlayer, count: number): Promise<void> {
  const order = { inBankId: 'sandbox-bangkok', depositorName: '王小明', amountSatang: 100_00 };
  for (let index = 0; index < count; index += 1)
    await player.ok(inPayOrder, { ...order, proof: await uploadProof(player) });
}

async function placeWithdrawals(player: TestPlayer, amounts: readonly number[]): Promise<void> {
  const bankCardId = await readyToWithdraw(t, player);
  for (const amount of amounts) {
    // The bank takes the oldest order first: orders of the same time would have no order.
    t.clock.nowMs += 1;
    await player.ok(applyWithdraw, { bankCardId, amountSatang: amount * 100, withdrawPassword });
  }
}

async function settleAll(): Promise<void> {
  while ((await settleDue(t.house)) > 0);
}

describe('a bank process that is killed', () => {
  it.each([
    [1, 'before'],
    [1, 'after'],
    [3, 'before'],
    [3, 'after'],
    [5, 'after'],
  ] as const)('in its posting %i, %s the money has moved, credits each deposit once', async (nth, when) => {
    const player = await newPlayer(t);
    await placeDeposits(player, 5);
    await expect(settleDue(dying(t.house, when, 'post', nth))).rejects.toThrow(Killed);
    t.clock.nowMs += 60_000;
    await settleAll();
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 500_00 });
    expect((await player.ok(selectUserPayOrderList, { status: '1' })).total).toBe(5);
  });

  it.each([
    [1, 'before'],
    [1, 'after'],
    [2, 'before'],
    [2, 'after'],
  ] as const)('in its posting %i, %s the money has moved, pays or returns each withdrawal once', async (nth, when) => {
    const player = await newPlayer(t, 1000);
    await placeWithdrawals(player, [144, 200, 244, 300]);
    await expect(settleDue(dying(t.house, when, 'post', nth))).rejects.toThrow(Killed);
    await settleDue(t.house);
    // Each order's step is independent: steps before the first crash are done, so fewer are left to crash in.
    await expect(settleDue(dying(t.house, when))).rejects.toThrow(Killed);
    await settleAll();
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 500_00, withdrawing: 0 });
    const { list } = await player.ok(withdrawList, {});
    const endings = Object.fromEntries(list.map((row) => [row.amountSatang / 100, row.status]));
    expect(endings).toEqual({ 144: '3', 200: '2', 244: '3', 300: '2' });
  });
});

describe('many banks', () => {
  it('do everything once when they run at the same time', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(t, 1000)));
    await Promise.all(players.map((player) => placeDeposits(player, 8)));
    await Promise.all(players.map((player) => placeWithdrawals(player, [200, 144, 300])));
    for (let round = 0; round < 8; round += 1) await Promise.all(Array.from({ length: 4 }, () => settleDue(t.house)));
    for (const player of players) {
      expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 1300_00, withdrawing: 0 });
      const { list } = await player.ok(withdrawList, {});
      const endings = Object.fromEntries(list.map((row) => [row.amountSatang / 100, row.status]));
      expect(endings).toEqual({ 200: '2', 144: '3', 300: '2' });
    }
  });
});

describe('the sandbox bank', () => {
  it('waits for the delay before each step', async () => {
    const player = await newPlayer(t, 1000);
    await placeWithdrawals(player, [200]);
    const status = async () => (await player.ok(withdrawList, {})).list[0]?.status;
    const settleAt = (ms: number) => settleDue(t.house, t.clock.nowMs + ms, 6000);
    await settleAt(5999);
    expect(await status()).toBe('0');
    await settleAt(6000);
    expect(await status()).toBe('1');
    await settleAt(11_999);
    expect(await status()).toBe('1');
    await settleAt(12_000);
    expect(await status()).toBe('2');
  });
});

/** Inserts a row as left by a process that crashes after writing the order and before holding its money. */
async function leave(player: TestPlayer, amountSatang: number): Promise<void> {
  await t.house.db
    .insertInto('withdrawal')
    .values({
      player_id: player.playerId,
      order_no: `W${amountSatang}`,
      request_key: `applyWithdraw:${amountSatang}`,
      method: 'bank',
      bank_card_id: '1',
      bank_code: 'ICBC',
      last_four: '0000',
      amount_satang: amountSatang,
      status: -1,
      reason: '',
      created_ms: t.clock.nowMs,
      audited_ms: null,
      paid_ms: null,
      finished_ms: null,
      stepped_ms: t.clock.nowMs,
    })
    .execute();
}

describe('a withdrawal whose request was killed', () => {
  it('is held by the bank a minute later, or stays hidden if the money is gone', async () => {
    const player = await newPlayer(t, 500);
    await leave(player, 300_00);
    await leave(player, 400_00);
    expect((await player.ok(withdrawList, {})).total).toBe(0);
    await settleDue(t.house, t.clock.nowMs + 59_999);
    expect((await player.ok(withdrawList, {})).total).toBe(0);
    await settleDue(t.house, t.clock.nowMs + 60_000, longMs);
    const { list, total } = await player.ok(withdrawList, {});
    expect([total, list[0]?.status]).toEqual([1, '0']);
    const { main = 0, withdrawing = 0 } = await t.house.ledger.balances(player.playerId);
    expect(main + withdrawing).toBe(500_00);
    expect(withdrawing).toBe(list[0]?.amountSatang);
  });
});

describe('the worker', () => {
  it('is off if the delay is 0, and stops on request', async () => {
    await startBank(t.house).stop();
    const worker = startBank({ ...t.house, config: { ...t.house.config, bankDelaySeconds: 1 } });
    await worker.stop();
  });
});
