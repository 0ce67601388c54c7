/** Progress to the next level, by real bets. CALL-163, ENTITY-025, ENTITY-043 */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { fastApplyPromotion, selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { SignedUp } from '../testing/house.ts';
import { playerIdOf, settleBet } from './testing/vip.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const bet = async (player: SignedUp, stakeSatang: number, isSettled = true) =>
  settleBet(t, await playerIdOf(t, player), stakeSatang, { isSettled });

it('counts settled stakes alone and names the next level. CALL-163', async () => {
  const player = await signUp(t);
  expect(await player.ok(selectUserUpgradeInfo, {})).toMatchObject({
    levelInfo: { level: 0, levelName: '来客', nextLevelName: '常客' },
    nextLevelBetflowSatang: 1_000_000,
    totalBetflowSatang: 0,
    totalUpSatang: 0,
  });
  await bet(player, 400_000);
  await bet(player, 900_000, false);
  expect((await player.ok(selectUserUpgradeInfo, {})).totalBetflowSatang).toBe(400_000);
});

it('raises the level when the player asks, with the bet that reaches it, and updates the user info. ENTITY-007, SCREEN-048', async () => {
  const player = await signUp(t);
  await bet(player, 999_999);
  const early = await player.call(fastApplyPromotion, { level: 1 }, { lang: 'en' });
  expect([early.code, early.message]).toEqual([1503, 'Regular is still ฿0.01 of valid bets away']);
  await bet(player, 1);
  expect(await player.ok(selectUserUpgradeInfo, {})).toMatchObject({ levelInfo: { level: 0 }, reachableLevel: 1 });
  expect(await player.ok(fastApplyPromotion, { level: 1 })).toEqual({ level: 1, levelName: '常客' });
  const info = await player.ok(logedUserInfo, {}, { lang: 'en' });
  expect([info.userInfo.level, info.vip.vipName]).toEqual([1, 'Regular']);
  expect((await player.call(fastApplyPromotion, { level: 1 })).code).toBe(1502);
  expect((await player.call(fastApplyPromotion, { level: 99 })).code).toBe(1501);
});

it('returns the seven fields of the progress to the next level. ENTITY-025, CALL-163', async () => {
  const player = await signUp(t);
  const { body } = await player.call(selectUserUpgradeInfo, {});
  const { data } = JSON.parse(body) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    levelInfo: { level: 0 },
    nextLevelBetflow: '10000.00',
    totalBetflow: '0.00',
    totalMonthAmount: '0.00',
    totalUpAmount: '0.00',
    totalWeekAmount: '0.00',
  });
  expect(data.userAccount).toMatch(/\*/);
});

it('shows no level above the top one', async () => {
  const player = await signUp(t);
  await bet(player, 1_000_000_000);
  await player.ok(fastApplyPromotion, { level: 1 });
  const top = await player.ok(selectUserUpgradeInfo, {});
  expect(top.levelInfo).toMatchObject({ level: 6, nextLevelName: '' });
  expect(top.nextLevelBetflowSatang).toBeUndefined();
});

it('shows players only their own progress, with the account masked. S14, S22', async () => {
  const [player, stranger] = [await signUp(t), await signUp(t)];
  await bet(player, 5_000);
  const theirs = await stranger.call(selectUserUpgradeInfo, {});
  expect(theirs.data?.totalBetflowSatang).toBe(0);
  expect(theirs.body).not.toContain(stranger.userAccount);
});
