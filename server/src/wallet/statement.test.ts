/** The statement through the contract's own client: it matches the ledger. SI-37 */
import { deposit, withdraw } from '@foyer/contract/wallet/balance.ts';
import { balanceDetail, myBalanceList, statementTotals } from '@foyer/contract/wallet/statement.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { settleDue } from './bank/bank.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

/** 1,000 baht deposited, 300 moved to a game, 100 back, 144 withdrawn and returned by the bank; one hour apart. */
async function busyPlayer(): Promise<TestPlayer> {
  const player = await newPlayer(t, 1000);
  const bankCardId = await readyToWithdraw(t, player);
  t.clock.nowMs += 3_600_000;
  await player.ok(deposit, { platformKey: 'moyu', amountSatang: 300_00 });
  t.clock.nowMs += 3_600_000;
  await player.ok(withdraw, { platformKey: 'moyu', amountSatang: 100_00 });
  t.clock.nowMs += 3_600_000;
  await player.ok(applyWithdraw, { bankCardId, amountSatang: 144_00, withdrawPassword });
  await settleDue(t.house);
  return player;
}

describe('the statement', () => {
  it('equals the ledger, entry by entry, and every balance follows from the one before', async () => {
    const player = await busyPlayer();
    const { list, total } = await player.ok(myBalanceList, {});
    const entries = await t.house.db
      .selectFrom('entry')
      .select(['amount_satang', 'balance_satang'])
      .where('player_id', '=', player.playerId)
      .where('account', '=', 'main')
      .orderBy('seq', 'desc')
      .execute();
    expect(list.map((row) => [row.amountSatang, row.balanceSatang])).toEqual(
      entries.map((entry) => [entry.amount_satang, entry.balance_satang]),
    );
    expect(total).toBe(entries.length);
    list.forEach((row, index) =>
      expect(row.balanceSatang - row.amountSatang).toBe(list[index + 1]?.balanceSatang ?? 0),
    );
    const { main } = await t.house.ledger.balances(player.playerId);
    expect([main, list[0]?.balanceSatang]).toEqual([800_00, 800_00]);
    expect(list.map((row) => row.title)).toEqual([203, 10, 5, 4, 9]);
  });

  it('has pages that neither miss nor repeat an entry', async () => {
    const player = await busyPlayer();
    const whole = (await player.ok(myBalanceList, {})).list;
    const pages = await Promise.all([1, 2, 3].map((pageNo) => player.ok(myBalanceList, { pageNo, pageSize: 2 })));
    expect(pages.map((page) => page.total)).toEqual([5, 5, 5]);
    expect(pages.flatMap((page) => page.list)).toEqual(whole);
    expect((await player.ok(myBalanceList, { pageNo: 4, pageSize: 2 })).list).toEqual([]);
  });

  it('is filtered by title and by time', async () => {
    const player = await busyPlayer();
    const { list } = await player.ok(myBalanceList, {});
    const titlesOf = async (filter: object) => (await player.ok(myBalanceList, filter)).list.map((row) => row.title);
    expect(await titlesOf({ type: '4' })).toEqual([4]);
    expect(await titlesOf({ type: '10' })).toEqual([10]);
    const backMs = String(list[2]?.createTime);
    expect(await titlesOf({ startTime: backMs })).toEqual([203, 10, 5]);
    expect(await titlesOf({ endTime: backMs })).toEqual([5, 4, 9]);
    expect(await titlesOf({ startTime: backMs, endTime: backMs })).toEqual([5]);
  });

  it('returns nothing for a malformed type, and ignores malformed times and pages', async () => {
    const player = await busyPlayer();
    for (const type of ['x', "4' or '1'='1", '99999999999999999999', '-1'])
      expect((await player.raw(myBalanceList, { type })).data).toEqual({ list: [], total: 0 });
    for (const startTime of ['x', '-5', '1e99', '9'.repeat(30)])
      expect((await player.raw(myBalanceList, { startTime })).data?.total).toBe(5);
    const pagings: Record<string, string>[] = [
      { pageNo: '-1' },
      { pageNo: 'x' },
      { pageSize: '0' },
      { pageSize: '99999999' },
    ];
    for (const paging of pagings) expect((await player.raw(myBalanceList, paging)).code).toBe(200);
  });
});

describe('one movement', () => {
  it('names its source and its target, in the requested language', async () => {
    const player = await busyPlayer();
    const { list } = await player.ok(myBalanceList, {});
    const detail = (at: number) => player.ok(balanceDetail, { id: list[at]?.id ?? '' }, { lang: 'en' });
    expect(await detail(0)).toMatchObject({ from: 'Withdrawal in progress', to: 'Main wallet' });
    expect(await detail(1)).toMatchObject({ from: 'Main wallet', to: 'Withdrawal in progress' });
    expect((await detail(1)).orderNo).toMatch(/^W\d+$/);
    expect(await detail(2)).toMatchObject({ from: 'Moyu Hall', to: 'Main wallet', orderNo: '' });
  });

  it('is shown to its own player only. S14', async () => {
    const [player, other] = [await busyPlayer(), await busyPlayer()];
    await player.ok(deposit, { platformKey: 'kiln', amountSatang: 100 });
    const newest = (await player.ok(myBalanceList, {})).list[0];
    expect((await player.call(balanceDetail, { id: newest?.id ?? '' })).code).toBe(200);
    for (const id of [newest?.id ?? '', '', '0-0', '1-0; drop table entry', '9'.repeat(40)])
      expect([id, (await other.call(balanceDetail, { id })).refusal]).toEqual([id, 'UNKNOWN_RECORD']);
  });
});

describe('the totals', () => {
  it('agree with the statement under the same filters, and with the lifetime sums. M06, L01', async () => {
    const player = await busyPlayer();
    const { list } = await player.ok(myBalanceList, {});
    const all = await player.ok(statementTotals, {});
    expect(all).toMatchObject({ count: 5, openingSatang: 0, closingSatang: 800_00 });
    expect(all.inSatang + all.outSatang).toBe(800_00);
    // The bank returned the withdrawal, so nothing was paid out.
    expect([all.lifetimeDepositSatang, all.lifetimeWithdrawalSatang]).toEqual([1000_00, 0]);
    expect(all.days.reduce((sum, day) => sum + day.inSatang + day.outSatang, 0)).toBe(800_00);
    expect(all.days.at(-1)?.closingSatang).toBe(800_00);
    const fromFirstTransfer = String(list[3]?.createTime);
    const later = await player.ok(statementTotals, { startTime: fromFirstTransfer });
    expect(later).toMatchObject({ count: 4, openingSatang: 1000_00, closingSatang: 800_00 });
  });

  it('of one type have no opening or closing balance', async () => {
    const player = await busyPlayer();
    const transfers = await player.ok(statementTotals, { type: '4' });
    expect(transfers).toMatchObject({ count: 1, inSatang: 0, outSatang: -300_00 });
    expect([transfers.openingSatang, transfers.closingSatang]).toEqual([undefined, undefined]);
  });

  it('are empty for a player without movements, and for an unknown type', async () => {
    const player = await newPlayer(t, 0);
    expect(await player.ok(statementTotals, {})).toMatchObject({ count: 0, days: [], lifetimeDepositSatang: 0 });
    expect(await (await busyPlayer()).ok(statementTotals, { type: "4' or '1'='1" })).toMatchObject({
      count: 0,
      days: [],
    });
  });

  it('lets a reader continue from the last entry seen, and returns none of another player. S14', async () => {
    const player = await busyPlayer();
    const { list } = await player.ok(myBalanceList, {});
    const after = await player.ok(myBalanceList, { before: list[1]?.id, pageSize: 2 });
    expect(after.list).toEqual(list.slice(2, 4));
    expect((await player.ok(myBalanceList, { before: 'x' })).list).toEqual([]);
    const stranger = await newPlayer(t, 0);
    expect((await stranger.ok(myBalanceList, { before: '999999-9' })).list).toEqual([]);
  });
});
