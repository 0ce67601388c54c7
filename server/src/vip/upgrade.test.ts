/** The way to the next level, by real bets. CALL-163, ENTITY-025, ENTITY-043 */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { selectUserUpgradeInfo } from '@foyer/contract/vip/upgrade.ts';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testHouse.ts';
import type { SignedUp } from '../testHouse.ts';

const t = await openTestHouse();
afterAll(() => t.close());

let bets = 0;
async function bet(player: SignedUp, stakeSatang: number, isSettled = true): Promise<void> {
  const { player_id } = await t.database.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  await t.database.db
    .insertInto('bet')
    .values({
      player_id,
      bet_order_no: `B${(bets += 1)}`,
      platform_code: 'orchard',
      game_type: 1,
      game_id: 'x',
      round_id: `R${bets}`,
      stake_satang: stakeSatang,
      win_satang: 0,
      is_settled: isSettled,
      placed_ms: t.clock.nowMs,
      settled_ms: isSettled ? t.clock.nowMs : null,
    })
    .execute();
}

it('counts settled stakes alone and names the level that follows', async () => {
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

it('raises the level with the bet that reaches it, and user info says so. ENTITY-007', async () => {
  const player = await signUp(t);
  await bet(player, 999_999);
  expect((await player.ok(selectUserUpgradeInfo, {})).levelInfo.level).toBe(0);
  await bet(player, 1);
  expect((await player.ok(selectUserUpgradeInfo, {})).levelInfo).toMatchObject({ level: 1, levelName: '常客' });
  const info = await player.ok(logedUserInfo, {}, { lang: 'en' });
  expect([info.userInfo.level, info.vip.vipName]).toEqual([1, 'Regular']);
});

it('has nothing above the top', async () => {
  const player = await signUp(t);
  await bet(player, 1_000_000_000);
  const top = await player.ok(selectUserUpgradeInfo, {});
  expect(top.levelInfo).toMatchObject({ level: 6, nextLevelName: '' });
  expect(top.nextLevelBetflowSatang).toBeUndefined();
});

it('shows a player their own way and masks the account. S14, S22', async () => {
  const [player, stranger] = [await signUp(t), await signUp(t)];
  await bet(player, 5_000);
  const theirs = await stranger.call(selectUserUpgradeInfo, {});
  expect(theirs.data?.totalBetflowSatang).toBe(0);
  expect(theirs.body).not.toContain(stranger.userAccount);
});
