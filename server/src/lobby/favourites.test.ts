/** Favourites among slots and other games, and the suggestions based on them. SI-17, SI-18, SI-24 */
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import * as collection from '@foyer/contract/lobby/collection.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';

const t = await openTestHouse({ config: { catalogueSize: 600 } });
afterAll(() => t.close());
const games = catalogueOf(600);
const guest = t.client();

describe('favourites', () => {
  const baccarat = games.find((game) => game.gameType === 2);
  const other = { gameId: baccarat?.gameId ?? '', platformCode: baccarat?.platform ?? '' };

  it('answer 201 while there are none. ERR-004', async () => {
    const player = await signUp(t);
    for (const call of [collection.mySlot, collection.gameMyCollection]) {
      const answer = await player.call(call, {});
      expect([answer.code, JSON.parse(answer.body).data]).toEqual([201, null]);
    }
  });

  it('can be added and removed repeatedly, slots separately from other games. ERR-032, AMB-119, ENTITY-014', async () => {
    const player = await signUp(t);
    for (const id of ['moyu-koi-gate', 'moyu-koi-gate', 'kiln-blue-phoenix']) {
      await player.ok(collection.addCollection, { id });
      t.clock.nowMs += 5;
    }
    await player.ok(collection.gameAddCollection, other);
    const slots = await player.ok(collection.mySlot, {});
    expect(slots.list.map((game) => [game.gameId, game.isFavourite])).toEqual([
      ['kiln-blue-phoenix', true],
      ['moyu-koi-gate', true],
    ]);
    expect((await player.ok(collection.gameMyCollection, {})).list.map((game) => game.gameId)).toEqual([other.gameId]);
    await player.ok(collection.cancelCollection, { id: other.gameId });
    await player.ok(collection.cancelCollection, { id: 'moyu-koi-gate' });
    await player.ok(collection.cancelCollection, { id: 'moyu-koi-gate' });
    expect((await player.ok(collection.mySlot, {})).list).toHaveLength(1);
    await player.ok(collection.gameCancelCollection, other);
    expect((await player.call(collection.gameMyCollection, {})).code).toBe(201);
  });

  it('refuse an unknown game, a game of the other kind and a game on another platform', async () => {
    const player = await signUp(t);
    const slot = (id: string) => player.call(collection.addCollection, { id });
    expect((await slot('nothing')).refusal).toBe('UNKNOWN_GAME');
    expect((await slot(other.gameId)).refusal).toBe('UNKNOWN_GAME');
    const wrong = { gameId: 'moyu-koi-gate', platformCode: 'moyu' };
    expect((await player.call(collection.gameAddCollection, wrong)).refusal).toBe('UNKNOWN_GAME');
    const elsewhere = { ...other, platformCode: 'nowhere' };
    expect((await player.call(collection.gameAddCollection, elsewhere)).refusal).toBe('UNKNOWN_GAME');
  });

  it('show why their platform is closed, in the player’s language. AMB-039, STATE-006', async () => {
    const player = await signUp(t);
    await player.ok(collection.addCollection, { id: 'moyu-koi-gate' });
    const remarks = { zh_CN: '保养到九点', en: 'Upkeep until nine', th: 'ปิดปรับปรุงถึงเก้าโมง' };
    const change = (values: { is_under_maintenance: boolean; maintenance_remarks?: string }) =>
      t.house.db.updateTable('game_platform').set(values).where('platform_code', '=', 'moyu').execute();
    await change({ is_under_maintenance: true, maintenance_remarks: JSON.stringify(remarks) });
    const { list } = await player.ok(collection.mySlot, {}, { lang: 'th' });
    expect(list).toMatchObject([{ isUnderMaintenance: true, maintainRemarks: remarks.th }]);
    await change({ is_under_maintenance: false });
    expect((await player.ok(collection.mySlot, {})).list).toMatchObject([
      { isUnderMaintenance: false, maintainRemarks: '' },
    ]);
  });

  it('can be seen and changed only by their own player, and not by guests. S01', async () => {
    const [mine, theirs] = [await signUp(t), await signUp(t)];
    await mine.ok(collection.addCollection, { id: 'moyu-koi-gate' });
    await mine.ok(collection.gameAddCollection, other);
    await theirs.ok(collection.cancelCollection, { id: 'moyu-koi-gate' });
    await theirs.ok(collection.gameCancelCollection, other);
    expect((await theirs.call(collection.mySlot, {})).code).toBe(201);
    expect((await mine.ok(collection.mySlot, {})).list).toHaveLength(1);
    expect((await mine.ok(collection.gameMyCollection, {})).list).toHaveLength(1);
    for (const call of [collection.mySlot, collection.maybeLike, collection.gameMyCollection]) {
      expect((await guest.call(call, {})).refusal).toBe('SESSION_EXPIRED');
    }
    for (const call of [collection.addCollection, collection.cancelCollection]) {
      expect((await guest.call(call, { id: 'moyu-koi-gate' })).refusal).toBe('SESSION_EXPIRED');
    }
    for (const call of [collection.gameAddCollection, collection.gameCancelCollection]) {
      expect((await guest.call(call, other)).refusal).toBe('SESSION_EXPIRED');
    }
  });

  it('suggest similar open games that are not favourites yet; hot ones for a player without favourites. CALL-187', async () => {
    const player = await signUp(t);
    const fresh = await player.ok(collection.maybeLike, {});
    expect(fresh.list).toHaveLength(12);
    expect(fresh.list.every((game) => game.isHot && !game.isUnderMaintenance)).toBe(true);
    await player.ok(collection.addCollection, { id: 'orchard-cherry-hours' });
    const near = await player.ok(collection.maybeLike, {}, { lang: 'en' });
    expect(near.list.map((game) => game.gameId)).not.toContain('orchard-cherry-hours');
    expect(near.list.slice(0, 4).every((game) => /cherr/i.test(game.fullName))).toBe(true);
  });

  it('suggest only slots, with varied names, whatever else was marked. SCREEN-065', async () => {
    const player = await signUp(t);
    await player.ok(collection.gameAddCollection, other);
    await player.ok(collection.addCollection, { id: 'moyu-koi-gate' });
    const { list } = await player.ok(collection.maybeLike, {});
    expect(list).toHaveLength(12);
    expect(list.map((game) => game.gameType)).toEqual(list.map(() => 1));
    expect(list.slice(0, 2).every((game) => game.fullName.includes('鲤'))).toBe(true);
    const places = Map.groupBy(list, (game) => game.fullName.slice(0, 2));
    expect(Math.max(...[...places.values()].map((some) => some.length))).toBeLessThanOrEqual(2);
  });
});
