/** Chargebacks that staff enter, addresses that players share, and opposing bets. */
import { orderEvidence, paymentCases } from '@foyer/contract/desk/payments.ts';
import { playerDevices, playerOrders } from '@foyer/contract/desk/players.ts';
import { chargebacks, enterChargeback, opposingBets } from '@foyer/contract/desk/risk.ts';
import { trail } from '@foyer/contract/desk/staff.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { furnishedPlayer } from '../testing/furnishedPlayer.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { newStaff } from './testing/staff.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());
const furnished = await furnishedPlayer(t);
const account = furnished.userAccount;
const ann = await newStaff(t, ['payments'], 'Ann');
const root = await newStaff(t, ['admin']);

describe('a chargeback', () => {
  it('is entered once for a paid order, with amount and reason, and moves no money', async () => {
    const [order] = (await ann.ok(playerOrders, { account, kind: 'deposit' })).list;
    const orderNo = order?.orderNo ?? '';
    const given = { account, orderNo, amountSatang: 100_00, reason: 'letter of the bank' };
    await t.house.db.updateTable('deposit_order').set({ status: 0 }).where('order_no', '=', orderNo).execute();
    expect((await ann.ask(enterChargeback, given)).body).toMatchObject({ error: 'nothingToDecide' });
    await t.house.db.updateTable('deposit_order').set({ status: 1 }).where('order_no', '=', orderNo).execute();
    const before = await t.house.ledger.balances(furnished.playerId);
    const tooMuch = await ann.ask(enterChargeback, { ...given, amountSatang: (order?.amountSatang ?? 0) + 1 });
    expect(tooMuch.body).toMatchObject({ error: 'otherAmount' });
    await ann.ok(enterChargeback, given);
    expect((await ann.ask(enterChargeback, given)).body).toMatchObject({ error: 'nothingToDecide' });
    expect((await ann.ok(chargebacks, {})).list).toMatchObject([
      { account, orderNo, source: 'staff', amountMinor: 100_00, by: 'Ann', reason: 'letter of the bank' },
    ]);
    expect((await ann.ok(paymentCases, {})).list[0]).toMatchObject({ source: 'staff', kind: 'chargeback' });
    expect(await t.house.ledger.balances(furnished.playerId)).toEqual(before);
    const [, entered] = (await root.ok(trail, { account, kind: 'acts', call: 'chargebacks/enter' })).list;
    expect(entered).toMatchObject({ who: 'Ann', after: { amountMinor: 100_00 } });
  });
});

const moveTo = ({ playerId }: Pick<TestPlayer, 'playerId'>, ip: string) =>
  t.house.db.updateTable('session').set({ ip }).where('player_id', '=', playerId).execute();

describe('an address that players share', () => {
  it('is evidence, also as another address of one IPv6 network, unless it is of a local network or none', async () => {
    const other = await newPlayer(t);
    const [order] = (await ann.ok(playerOrders, { account, kind: 'deposit' })).list;
    const seen = async () => {
      const { sharedWith } = await ann.ok(orderEvidence, { account, orderNo: order?.orderNo ?? '' });
      const { sameAddress } = await root.ok(playerDevices, { account });
      return [sharedWith, sameAddress];
    };
    const together = [[{ account: other.userAccount, by: 'address' }], [other.userAccount]];
    for (const [mine, theirs, wanted] of [
      ['10.1.2.3', '10.1.2.3', [[], []]],
      ['203.0.113.9', '203.0.113.9', together],
      ['203.0.113.9', '203.0.113.8', [[], []]],
      ['2001:db8:1:2::9', '2001:DB8:1:2:ffff::1', together],
      ['2001:db8:1:2::9', '2001:db8:1:3::9', [[], []]],
      ['::ffff:203.0.113.9', '203.0.113.9', together],
      // What a proxy passes on unread may be no address.
      ['999.1.1.1', '999.1.1.1', [[], []]],
    ] as const) {
      await moveTo(furnished, mine);
      await moveTo(other, theirs);
      expect([mine, theirs, await seen()]).toEqual([mine, theirs, wanted]);
    }
  });
});

const dayMs = 86_400_000;

/** A bet of ฿100 that counts for no turnover with part of its stake. */
async function uncounted(player: TestPlayer, satang: number, reason: 'opposing' | 'cashedOut', daysAgo: number) {
  const named = { player_id: player.playerId, bet_order_no: `X${player.playerId}${satang}` };
  const played = { platform_code: 'moyu', game_type: 1, game_id: 'moyu-baccarat', round_id: named.bet_order_no };
  const placed_ms = t.clock.nowMs - daysAgo * dayMs;
  const money = { stake_satang: 100_00, win_satang: 0, is_settled: true, placed_ms, settled_ms: placed_ms };
  await t.house.db
    .insertInto('bet')
    .values({ ...named, ...played, ...money })
    .execute();
  await t.house.db
    .insertInto('uncounted_stake')
    .values({ ...named, satang, reason })
    .execute();
}

it('lists players by what they staked on opposite picks, most first and page by page', async () => {
  const [much, little, none] = [await newPlayer(t), await newPlayer(t), await newPlayer(t)];
  await uncounted(much, 90_00, 'opposing', 1);
  await uncounted(much, 80_00, 'opposing', 2);
  await uncounted(little, 100_00, 'opposing', 3);
  await uncounted(little, 99_00, 'opposing', 31);
  await uncounted(none, 70_00, 'cashedOut', 1);
  const first = await root.ok(opposingBets, { limit: 1 });
  expect(first.list).toEqual([
    {
      account: much.userAccount,
      status: 'active',
      bets: 2,
      uncountedSatang: 170_00,
      stakeSatang: 200_00,
      lastMs: t.clock.nowMs - dayMs,
    },
  ]);
  const second = await root.ok(opposingBets, { limit: 1, cursor: first.next });
  expect(second.list).toMatchObject([{ account: little.userAccount, bets: 1, uncountedSatang: 100_00 }]);
  expect(await root.ok(opposingBets, { limit: 1, cursor: second.next })).toEqual({ list: [], next: '' });
});
