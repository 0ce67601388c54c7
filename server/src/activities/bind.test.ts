/** Bind bonuses: one for each verified item. CALL-202, SCREEN-051, ENUM-020, CONST-034 */
import { queryBonusBindUserInfoList } from '@foyer/contract/activities/bind.ts';
import { bindType } from '@foyer/contract/promotions/bindType.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { afterAll, expect, it } from 'vitest';
import { giftTerms, layDown } from '../bonus/gift.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { giveBindBonus } from './bind.ts';

const t = await openTestHouse();
afterAll(() => t.close());

async function newPlayer() {
  const player = await signUp(t);
  const { player_id: playerId } = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  const states = async () =>
    (await player.ok(queryBonusBindUserInfoList, {})).list.map((item) => [
      bindType(item.type),
      item.isBound,
      item.isTaken,
    ]);
  return { ...player, playerId, states };
}

it('lists five items, and gives no bonus before its item is verified. ENTITY-026', async () => {
  const player = await newPlayer();
  expect(await player.states()).toEqual([
    ['name', false, false],
    ['email', false, false],
    ['bankCard', false, false],
    ['phone', false, false],
    ['app', false, false],
  ]);
  const { list } = await player.ok(queryBonusBindUserInfoList, {});
  for (const { viewOfferId } of list) {
    expect(await giveBindBonus(t.house, player.playerId, viewOfferId)).toBe('notBound');
  }
  expect(await giveBindBonus(t.house, player.playerId, 'no-such')).toBe('unknown');
  expect((await player.ok(refresh, {})).mainSatang).toBe(0);
});

it('gives each bonus once, however many claims arrive at once. STATE-011, L09', async () => {
  const player = await newPlayer();
  await t.house.db
    .updateTable('player')
    .set({ is_phone_verified: true, is_name_verified: true })
    .where('player_id', '=', player.playerId)
    .execute();
  const gifts = await Promise.all(
    Array.from({ length: 30 }, () => giveBindBonus(t.house, player.playerId, 'bind-phone')),
  );
  expect(gifts.filter((gift) => gift !== 'taken')).toEqual([{ amountSatang: 800, costSatang: 800 }]);
  expect((await player.ok(refresh, {})).mainSatang).toBe(800);
  expect((await player.states()).filter(([, isBound]) => isBound)).toEqual([
    ['name', true, false],
    ['phone', true, true],
  ]);
});

it('pays once a bonus that a killed process recorded but did not pay. L09, L10', async () => {
  const player = await newPlayer();
  await t.house.db
    .updateTable('player')
    .set({ is_phone_verified: true })
    .where('player_id', '=', player.playerId)
    .execute();
  const terms = giftTerms({ amountSatang: 800, who: 'everyone', often: 'once', multiple: 1 });
  const names = { zh_CN: '手机', en: 'Phone', th: 'มือถือ' };
  await layDown(t.house, t.house.db, {
    playerId: player.playerId,
    grantId: 'bind:4',
    names,
    bonusType: '5',
    terms,
    depositSatang: 0,
  });
  expect((await player.ok(refresh, {})).mainSatang).toBe(0);
  expect(await giveBindBonus(t.house, player.playerId, 'bind-phone')).toBe('taken');
  expect(await giveBindBonus(t.house, player.playerId, 'bind-phone')).toBe('taken');
  expect((await player.ok(refresh, {})).mainSatang).toBe(800);
});
