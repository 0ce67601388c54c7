/** Balances, transfers and one-key retrieve through the contract's own client. */
import { randomUUID } from 'node:crypto';
import {
  deposit,
  gameBalance,
  getAllPlatform,
  refresh,
  refreshGameAccount,
  withdraw,
  withdrawGames,
} from '@foyer/contract/wallet/balance.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { give, newPlayer, stateOf } from './testing/wallet.ts';

const t = await openTestHouse();
afterEach(async () => {
  await close('harbour', false);
  await assertBooksAreZero(t.house.db);
});
afterAll(() => t.close());

/** Closes a whole platform for maintenance, or opens it again. STATE-006 */
async function close(platformCode: string, isClosed = true): Promise<void> {
  const reason = 'Closed for upkeep.';
  await t.database.db
    .updateTable('game_platform')
    .set({
      is_under_maintenance: isClosed,
      maintenance_remarks: JSON.stringify({ zh_CN: reason, en: reason, th: reason }),
    })
    .where('platform_code', '=', platformCode)
    .execute();
}

const baht = (amount: number) => amount * 100;
/** Invalid in every way that an amount can be. VALID-030 to VALID-034 */
const badAmounts = ['', ' ', '0', '-5', '1.5', '1.00', '1e3', '0x10', 'NaN', '10 000', '١٢', '9'.repeat(40), "1'; --"];

describe('balances', () => {
  it('shows main, games and every platform by its name in the requested language. ENTITY-004, AMB-046', async () => {
    const player = await newPlayer(t, 100);
    await player.ok(deposit, { platformKey: 'moyu', amountSatang: baht(30) });
    const assets = await player.ok(refresh, {}, { lang: 'en' });
    expect(assets).toMatchObject({ mainSatang: baht(70), accountSatang: baht(100), availableSatang: baht(70) });
    expect(assets.gameAccounts).toHaveLength(6);
    expect(assets.gameAccounts[0]).toMatchObject({
      platformKey: 'moyu',
      platformName: 'Moyu Hall',
      balanceSatang: baht(30),
      isUnderMaintenance: false,
    });
    expect((await player.ok(getAllPlatform, {})).list[0]).toMatchObject({ platformName: '墨玉堂' });
    expect((await player.ok(refreshGameAccount, {})).list).toHaveLength(6);
    expect(await player.ok(gameBalance, { platformKey: 'moyu' })).toEqual({ balanceSatang: baht(30) });
    expect((await player.call(gameBalance, { platformKey: '__proto__' })).refusal).toBe('UNKNOWN_PLATFORM');
  });

  it('refuses guests. ROLE-016', async () => {
    for (const call of [refresh, getAllPlatform, refreshGameAccount, withdrawGames])
      expect((await t.client().call(call, {})).refusal).toBe('SESSION_EXPIRED');
  });
});

describe('transfers', () => {
  it('moves whole baht into a game and back, with entries in the statement. ENUM-014', async () => {
    const player = await newPlayer(t, 100);
    await player.ok(deposit, { platformKey: 'kiln', amountSatang: baht(60) });
    const assets = await player.ok(withdraw, { platformKey: 'kiln', amountSatang: baht(20) });
    expect(assets).toMatchObject({ mainSatang: baht(60), accountSatang: baht(100) });
    const { list } = await player.ok(myBalanceList, {});
    expect(list.slice(0, 2)).toMatchObject([
      { title: 5, amountSatang: baht(20), balanceSatang: baht(60), remark: '青窑' },
      { title: 4, amountSatang: -baht(60), balanceSatang: baht(40), remark: '青窑' },
    ]);
  });

  it('refuses amounts that are not whole baht, in both directions, and changes nothing. VALID-033, VALID-034', async () => {
    const player = await newPlayer(t, 100);
    await give(t, player.playerId, 'game:moyu', baht(10));
    const before = await stateOf(t, player.playerId);
    for (const amount of badAmounts)
      for (const call of [deposit, withdraw])
        expect([amount, (await player.raw(call, { platformKey: 'moyu', amount })).code]).not.toEqual([amount, 200]);
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });

  it('refuses more than the balance, unknown platforms and platforms under maintenance with their remarks', async () => {
    const player = await newPlayer(t, 10);
    await give(t, player.playerId, 'game:harbour', baht(5));
    await close('harbour');
    const before = await stateOf(t, player.playerId);
    const ask = async (call: typeof deposit | typeof withdraw, platformKey: string, amountSatang: number) =>
      await player.call(call, { platformKey, amountSatang }, { lang: 'en' });
    expect((await ask(deposit, 'moyu', baht(11))).refusal).toBe('BALANCE_INSUFFICIENT');
    expect((await ask(deposit, 'moyu', 9_999_999_999_999_00)).refusal).toBe('BALANCE_INSUFFICIENT');
    expect((await ask(withdraw, 'moyu', baht(1))).refusal).toBe('BALANCE_INSUFFICIENT');
    expect((await ask(deposit, 'nowhere', baht(1))).refusal).toBe('UNKNOWN_PLATFORM');
    for (const call of [deposit, withdraw]) {
      const closed = await ask(call, 'harbour', baht(1));
      expect([closed.refusal, closed.message]).toEqual(['PLATFORM_MAINTENANCE', expect.stringContaining('upkeep')]);
    }
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });

  it('takes no more than the balance for 50 concurrent transfers. L03', async () => {
    const player = await newPlayer(t, 100);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => player.call(deposit, { platformKey: 'moyu', amountSatang: baht(30) })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer.refusal === 'BALANCE_INSUFFICIENT')).toHaveLength(47);
    expect(await t.house.ledger.balances(player.playerId)).toMatchObject({ main: baht(10), 'game:moyu': baht(90) });
  });

  it('moves money once however often the request is repeated, and refuses its id for another request. L04, L05', async () => {
    const player = await newPlayer(t, 100);
    const requestId = randomUUID();
    const request = { platformKey: 'moyu', amountSatang: baht(30) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.call(deposit, request, { requestId })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await t.house.ledger.balances(player.playerId)).toMatchObject({ main: baht(70) });
    const other = await player.call(deposit, { ...request, amountSatang: baht(31) }, { requestId });
    expect(other.refusal).toBe('DUPLICATE_REQUEST');
    expect(await t.house.ledger.balances(player.playerId)).toMatchObject({ main: baht(70) });
  });
});

describe('one-key retrieve', () => {
  it('brings everything back, including fractions of a baht, with a result for each platform. SCREEN-076', async () => {
    const player = await newPlayer(t, 1);
    await give(t, player.playerId, 'game:moyu', 12_34);
    await give(t, player.playerId, 'game:kiln', 1);
    await give(t, player.playerId, 'game:harbour', baht(7));
    await close('harbour');
    const { list, assets } = await player.ok(withdrawGames, {});
    const results = Object.fromEntries(list.map((row) => [row.platformKey, [row.result, row.amountSatang]]));
    expect(results).toEqual({
      moyu: ['returned', 12_34],
      kiln: ['returned', 1],
      orchard: ['empty', 0],
      brass: ['empty', 0],
      canglan: ['empty', 0],
      harbour: ['maintenance', 0],
    });
    expect(assets).toMatchObject({ mainSatang: 100 + 12_35, accountSatang: 100 + 12_35 + baht(7) });
  });

  it('moves everything once for many concurrent requests. L05', async () => {
    const player = await newPlayer(t);
    await give(t, player.playerId, 'game:brass', baht(500));
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.ok(withdrawGames, {})));
    const returned = answers.flatMap(({ list }) => list).filter((row) => row.result === 'returned');
    expect(returned.map((row) => row.amountSatang)).toEqual([baht(500)]);
    expect(await t.house.ledger.balances(player.playerId)).toMatchObject({ main: baht(500), 'game:brass': 0 });
  });

  it('changes no other player. S14', async () => {
    const [mine, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    await give(t, other.playerId, 'game:moyu', baht(9));
    await mine.ok(withdrawGames, {});
    expect(await t.house.ledger.balances(other.playerId)).toMatchObject({ 'game:moyu': baht(9) });
  });
});
