/** Every way to claim a bonus, with the preparation it needs, for tests on one house. */
import {
  giveBonus,
  applyRealTimeBonus,
  depApplyBonus,
  otherApplyBonus,
  vipApplyBonus,
} from '@foyer/contract/promotions/claims.ts';
import { checkin } from '@foyer/contract/activities/checkIn.ts';
import { bonusIntegralExchange } from '@foyer/contract/activities/points.ts';
import { getInviteBonus, inviteCode, inviteList } from '@foyer/contract/invite/invite.ts';
import { applyPrivateCustomBonus, receiveMyBonus } from '@foyer/contract/promotions/myOffers.ts';
import { getVipRewardGift } from '@foyer/contract/vip/rewards.ts';
import { offerBonus } from '../bonus/grant.ts';
import { offerPrivately } from '../bonus/privateBonus.ts';
import { testBonus } from '../bonus/testing/bonus.ts';
import type { Sent } from '../http/testing/client.ts';
import { promotionTesting } from '../promotions/testing/promotions.ts';
import type { Claimant } from '../promotions/testing/promotions.ts';
import type { TestHouse } from './house.ts';
import { give } from '../wallet/testing/wallet.ts';

export interface Answered {
  readonly status: number;
  readonly code: number;
  readonly body: string;
}
export type Claim = (sent?: Sent) => Promise<Answered>;
/** Prepares a player. Returns the function with which the player claims. */
export type ClaimWay = (player: Claimant) => Promise<Claim>;

export function claimWays(t: TestHouse): readonly (readonly [string, ClaimWay])[] {
  const { claimant, deposit, bet } = promotionTesting(t);
  return [
    [
      'a registration bonus. CALL-201',
      async (player) => (sent?: Sent) => player.call(giveBonus, { configId: 'new-3-0' }, sent),
    ],
    [
      'a bind bonus. CALL-201, CALL-202, ENTITY-026',
      async (player) => {
        const { db } = t.house;
        await db
          .updateTable('player')
          .set({ is_name_verified: true })
          .where('player_id', '=', player.playerId)
          .execute();
        return (sent?: Sent) => player.call(giveBonus, { configId: 'bind-name' }, sent);
      },
    ],
    [
      'a deposit offer with its amount. CALL-164, ENTITY-022',
      async (player) => {
        await deposit(player.playerId, 1_000);
        return (sent?: Sent) =>
          player.call(
            otherApplyBonus,
            { configId: 'deposit-first', bonusType: '2', applyAmountSatang: 1_000_00 },
            sent,
          );
      },
    ],
    [
      'an offer for a bet with its number. CALL-164, ENTITY-023, ENTITY-024',
      async (player) => {
        const betOrderNo = await bet(player.playerId, 1_000, 0);
        return (sent?: Sent) =>
          player.call(otherApplyBonus, { configId: 'bet-slots-big', bonusType: '9', betOrderNo }, sent);
      },
    ],
    [
      'a deposit activity. CALL-162',
      async (player) => {
        await deposit(player.playerId, 1_000);
        return (sent?: Sent) => player.call(depApplyBonus, { configId: 'activity-deposit-1000' }, sent);
      },
    ],
    [
      'a rebate in real time. CALL-171',
      async (player) => {
        await bet(player.playerId, 10_000, 9_000);
        return (sent?: Sent) => player.call(applyRealTimeBonus, { configId: 'rebate-all-daily' }, sent);
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
        return (sent?: Sent) => player.call(vipApplyBonus, { configId: config_id, platformKey: 'moyu' }, sent);
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
        return (sent?: Sent) => player.call(getVipRewardGift, { rewardId: 'rise:1' }, sent);
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
        return (sent?: Sent) => player.call(getInviteBonus, { inviteId }, sent);
      },
    ],
    [
      'a bonus that waits. CALL-166',
      async (player) => {
        await offerBonus(t.house, { ...testBonus(player.playerId, 'waits'), claimUntilMs: null });
        return (sent?: Sent) => player.call(receiveMyBonus, { bonusId: 'waits' }, sent);
      },
    ],
    [
      'a private bonus. CALL-165',
      async (player) => {
        const own = { ...testBonus(player.playerId, 'own'), isAudited: false, openUntilMs: null };
        await offerPrivately(t.house, own);
        return (sent?: Sent) => player.call(applyPrivateCustomBonus, { bonusId: 'own' }, sent);
      },
    ],
    ['the check-in of a day. CALL-143', async (player) => (sent?: Sent) => player.call(checkin, {}, sent)],
    [
      'points exchanged, of which there are enough for one. CALL-197',
      async (player) => {
        const row = { player_id: player.playerId, points: 30, earned: 30, spent: 0 };
        await t.house.db.insertInto('points_account').values(row).execute();
        return (sent?: Sent) => player.call(bonusIntegralExchange, { exchangeId: 'b10' }, sent);
      },
    ],
  ];
}
