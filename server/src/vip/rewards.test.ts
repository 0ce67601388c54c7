/** Rewards of the club: listed with all terms, taken once. CALL-156, CALL-157, SCREEN-048 */
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { fastApplyPromotion, selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { getVipReward, getVipRewardGift } from '@foyer/contract/vip/rewards.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { playerIdOf, settleBet } from './testing/vip.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

async function member(baht = 50_000) {
  const player = await signUp(t);
  const playerId = await playerIdOf(t, player);
  await settleBet(t, playerId, baht * 100);
  await player.ok(fastApplyPromotion, { level: 1 });
  return { ...player, playerId };
}

const change = (satang: number) =>
  t.house.db.updateTable('vip_privilege').set({ rise_bonus_satang: satang }).where('level', '=', 1).execute();

describe('rewards of the club', () => {
  it('are listed with all their terms, and cannot be taken by another player or seen by a guest. M22, S14', async () => {
    const [player, stranger] = [await member(), await member(10_000)];
    const { list, hasBirthday } = await player.ok(getVipReward, {}, { lang: 'en' });
    expect(hasBirthday).toBe(false);
    expect(list.map((one) => [one.rewardId, one.levelName, one.amountSatang, one.isTaken])).toEqual([
      ['rise:1', 'Regular', 8_800, false],
      ['rise:2', 'Familiar', 28_800, false],
    ]);
    expect(list[1]?.terms).toMatchObject({
      gives: { amountSatang: 28_800 },
      who: 'vip',
      multiple: 1,
      weights: { live: 100 },
    });
    expect((await stranger.call(getVipRewardGift, { rewardId: 'rise:2' })).code).toBe(1504);
    expect((await t.client().call(getVipReward, {})).code).toBe(403);
  });

  it('are given once, however many claims arrive at once. STATE-011, L09', async () => {
    const player = await member();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => player.call(getVipRewardGift, { rewardId: 'rise:2' })),
    );
    expect(answers.filter(({ code }) => code === 200).map(({ data }) => data)).toEqual([
      { amountSatang: 28_800, costSatang: 28_800 },
    ]);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ code }) => code))).toEqual(new Set([1505]));
    expect((await player.ok(refresh, {})).mainSatang).toBe(28_800);
    const locks = await player.ok(queryUserLockAmount, {}, { lang: 'en' });
    expect(locks.bonuses).toMatchObject([{ name: 'Level-up bonus', type: 'B', targetSatang: 28_800 }]);
    expect((await player.ok(selectUserUpgradeInfo, {})).totalUpSatang).toBe(28_800);
    expect((await player.ok(getVipReward, {})).list.map((one) => one.isTaken)).toEqual([false, true]);
  });

  it('keep the promised amount, whatever the operator changes afterwards', async () => {
    const player = await member(10_000);
    await change(1);
    expect(await player.ok(getVipRewardGift, { rewardId: 'rise:1' })).toMatchObject({ amountSatang: 8_800 });
    await change(8_800);
  });

  it('include a birthday gift on the day itself, without waiting for the night. SCREEN-049', async () => {
    const player = await member(10_000);
    await t.house.db
      .updateTable('player')
      .set({ birthday: '1990-11-21' })
      .where('player_id', '=', player.playerId)
      .execute();
    const { list, hasBirthday } = await player.ok(getVipReward, {});
    expect([hasBirthday, list.find((one) => one.kind === 'birthday')?.rewardId]).toEqual([true, 'birthday:2026']);
    expect(await player.ok(getVipRewardGift, { rewardId: 'birthday:2026' })).toMatchObject({ amountSatang: 5_800 });
    expect((await player.call(getVipRewardGift, { rewardId: 'birthday:2026' })).code).toBe(1505);
  });
});
