/** Every way to claim, thirty times at once with requests of their own: one grant, one movement, one lock. L09, STATE-011 */
import {
  giveBonus,
  applyRealTimeBonus,
  depApplyBonus,
  otherApplyBonus,
  vipApplyBonus,
} from '@foyer/contract/promotions/claims.ts';
import { checkin } from '@foyer/contract/activities/checkIn.ts';
import { depClickButton, depShowIndexInfo } from '@foyer/contract/activities/depositWheel.ts';
import { bonusIntegralExchange, userCheckIn } from '@foyer/contract/activities/points.ts';
import { changeDrawSeed } from '@foyer/contract/activities/wheelDraw.ts';
import { queryRaffle, raffle } from '@foyer/contract/activities/raffle.ts';
import { getInviteBonus, inviteCode, inviteList } from '@foyer/contract/invite/invite.ts';
import { applyPrivateCustomBonus, receiveMyBonus } from '@foyer/contract/promotions/myOffers.ts';
import { getVipRewardGift } from '@foyer/contract/vip/rewards.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { offerBonus } from './bonus/grant.ts';
import { offerPrivately } from './bonus/private.ts';
import { testBonus } from './bonus/testing.ts';
import { assertBooksAreZero } from './ledger/books.ts';
import { promotionTesting } from './promotions/testing.ts';
import type { Claimant } from './promotions/testing.ts';
import { openTestHouse } from './testHouse.ts';
import { give } from './wallet/testing.ts';

const t = await openTestHouse();
const { claimant, deposit, bet } = promotionTesting(t);
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

interface Answered {
  readonly code: number;
}
/** Makes a player ready; answers how he claims. */
type Family = (player: Claimant) => Promise<() => Promise<Answered>>;

const grants = async (playerId: string) => {
  const count = async (table: 'held_bonus' | 'bonus_lock') =>
    (await t.house.db.selectFrom(table).select('player_id').where('player_id', '=', playerId).execute()).length;
  const paid = t.house.db
    .selectFrom('movement')
    .select('key')
    .where('player_id', '=', playerId)
    .where('key', 'like', 'bonus:%');
  return [await count('held_bonus'), (await paid.execute()).length];
};

const families: readonly (readonly [string, Family])[] = [
  ['a registration bonus. CALL-201', async (player) => () => player.call(giveBonus, { configId: 'new-3-0' })],
  [
    'a bind bonus. CALL-201, CALL-202, ENTITY-026',
    async (player) => {
      const { db } = t.house;
      await db.updateTable('player').set({ is_name_verified: true }).where('player_id', '=', player.playerId).execute();
      return () => player.call(giveBonus, { configId: 'bind-name' });
    },
  ],
  [
    'a deposit offer with its amount. CALL-164, ENTITY-022',
    async (player) => {
      await deposit(player.playerId, 1_000);
      return () =>
        player.call(otherApplyBonus, { configId: 'deposit-first', bonusType: '2', applyAmountSatang: 1_000_00 });
    },
  ],
  [
    'an offer for a bet with its number. CALL-164, ENTITY-023, ENTITY-024',
    async (player) => {
      const betOrderNo = await bet(player.playerId, 1_000, 0);
      return () => player.call(otherApplyBonus, { configId: 'bet-slots-big', bonusType: '9', betOrderNo });
    },
  ],
  [
    'a deposit activity. CALL-162',
    async (player) => {
      await deposit(player.playerId, 1_000);
      return () => player.call(depApplyBonus, { configId: 'activity-deposit-1000' });
    },
  ],
  [
    'a rebate in real time. CALL-171',
    async (player) => {
      await bet(player.playerId, 10_000, 9_000);
      return () => player.call(applyRealTimeBonus, { configId: 'rebate-all-daily' });
    },
  ],
  [
    'a reward of the club’s promotions. CALL-200',
    async (player) => {
      await t.house.db.updateTable('player').set({ level: 6 }).where('player_id', '=', player.playerId).execute();
      const { config_id } = await t.house.db
        .selectFrom('promotion')
        .select('config_id')
        .where('bonus_type', '=', 'B')
        .orderBy('sort_order')
        .executeTakeFirstOrThrow();
      return () => player.call(vipApplyBonus, { configId: config_id, platformKey: 'moyu' });
    },
  ],
  [
    'a gift of the club. CALL-157',
    async (player) => {
      await t.house.db
        .insertInto('vip_reward')
        .values({
          player_id: player.playerId,
          reward_id: 'rise:1',
          kind: 'rise',
          level: 1,
          period: '',
          amount_satang: 18_00,
          stake_multiple: 1,
          earned_ms: t.clock.nowMs,
          taken_ms: null,
        })
        .execute();
      return () => player.call(getVipRewardGift, { rewardId: 'rise:1' });
    },
  ],
  [
    'an invitation bonus. CALL-148, STATE-015',
    async (player) => {
      const code = (await player.ok(inviteCode, {})).inviteCode;
      const friend = await claimant();
      await t.house.db
        .updateTable('player')
        .set({ agent_code: code })
        .where('player_id', '=', friend.playerId)
        .execute();
      await give(t, friend.playerId, 'main', 1_000_00);
      await bet(friend.playerId, 2_000, 0);
      const inviteId = (await player.ok(inviteList, {})).list[0]?.inviteId ?? '';
      return () => player.call(getInviteBonus, { inviteId });
    },
  ],
  [
    'a bonus that waits. CALL-166',
    async (player) => {
      await offerBonus(t.house, { ...testBonus(player.playerId, 'waits'), claimUntilMs: null });
      return () => player.call(receiveMyBonus, { bonusId: 'waits' });
    },
  ],
  [
    'a private bonus. CALL-165',
    async (player) => {
      const own = { ...testBonus(player.playerId, 'own'), isAudited: false, openUntilMs: null };
      await offerPrivately(t.house, own);
      return () => player.call(applyPrivateCustomBonus, { bonusId: 'own' });
    },
  ],
  ['the check-in of a day. CALL-143', async (player) => () => player.call(checkin, {})],
  [
    'points exchanged, of which there are enough for one. CALL-197',
    async (player) => {
      const row = { player_id: player.playerId, points: 30, earned: 30, spent: 0 };
      await t.house.db.insertInto('points_account').values(row).execute();
      return () => player.call(bonusIntegralExchange, { exchangeId: 'b10' });
    },
  ],
];

it.each(families)('gives one grant for 30 claims at once: %s. L09, STATE-011', async (_what, family) => {
  const player = await claimant();
  const claim = await family(player);
  const answers = await Promise.all(Array.from({ length: 30 }, claim));
  expect(await grants(player.playerId)).toEqual([1, 1]);
  // A claim that finds the bonus received may be told so instead of being refused.
  expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThanOrEqual(1);
  const after = await t.house.ledger.balances(player.playerId);
  await claim();
  expect(await t.house.ledger.balances(player.playerId)).toEqual(after);
});

it('signs in once for 30 sign-ins at once, with its points. CALL-194', async () => {
  const player = await claimant();
  const answers = await Promise.all(Array.from({ length: 30 }, () => player.call(userCheckIn, {})));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const account = t.house.db.selectFrom('points_account').select('points').where('player_id', '=', player.playerId);
  expect(await account.execute()).toEqual([{ points: 5 }]);
});

it.each(['turntable', 'deposit'] as const)(
  'draws once for the one draw that is left, for 30 clicks at once: the %s wheel. STATE-020, STATE-021, L09',
  async (wheel) => {
    const player = await claimant();
    if (wheel === 'deposit') await give(t, player.playerId, 'main', 100_00);
    const mine =
      wheel === 'deposit' ? (await player.ok(depShowIndexInfo, {})).mine : (await player.ok(queryRaffle, {})).mine;
    const nextCommitment = mine?.seeds.nextCommitment ?? '';
    await player.ok(changeDrawSeed, { wheel, clientSeed: 'mine', nextCommitment });
    const click = () => (wheel === 'deposit' ? player.call(depClickButton, {}) : player.call(raffle, {}));
    const answers = await Promise.all(Array.from({ length: 30 }, click));
    expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(1);
    await click();
    const drawn = t.house.db.selectFrom('wheel_draw').select('amount_satang').where('player_id', '=', player.playerId);
    const draws = await drawn.execute();
    expect(draws).toHaveLength(1);
    const isPrize = (draws[0]?.amount_satang ?? 0) > 0;
    expect(await grants(player.playerId)).toEqual(isPrize ? [1, 1] : [0, 0]);
  },
);
