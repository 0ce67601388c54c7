/** The lists, the search, the rankings and the favourites of the lobby, on the house's own seed. SI-16 to SI-25 */
import { getSlotGameByPlatform } from '@foyer/contract/lobby/platformGames.ts';
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import { halls, isShut } from '@foyer/games/catalogue/halls.ts';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { addCollection } from '@foyer/contract/lobby/collection.ts';
import * as lists from '@foyer/contract/lobby/lists.ts';
import { selectGameSlotType, slotRank, totalSlot } from '@foyer/contract/lobby/slotLobby.ts';
import { highlightOf, highlightPicks } from '@foyer/games/fair/highlights.ts';
import { getGoodVedio, leaderboardQuery, leaderboardRefresh } from '@foyer/contract/lobby/leaderboard.ts';
import { userPlayNews } from '@foyer/contract/home/winners.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { seed } from '../db/seed/seed.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { lastTuesday } from './leaderboard.ts';

const t = await openTestHouse({ config: { catalogueSize: 600 } });
afterAll(() => t.close());
const games = catalogueOf(600);
const guest = t.client();
const count = (is: (game: (typeof games)[number]) => boolean) => games.filter(is).length;
const first = () => guest.ok(lists.allGame, { pageSize: 1 });
const hotPage = (pageNo: number) => guest.call(lists.hotGame, { pageNo });

describe('the lists', () => {
  it('hold 600 games, each once, whatever the page size. CALL-044, CALL-047', async () => {
    const ids: string[] = [];
    for (let pageNo = 1; pageNo <= 4; pageNo += 1) {
      const page = await guest.ok(lists.allGame, { pageNo, pageSize: 170 });
      expect(page.total).toBe(600);
      ids.push(...page.list.map((game) => game.gameId));
    }
    // Open games come first, closed ones last. STATE-006
    const inOrder = [...games].sort((a, b) => Number(isShut(a)) - Number(isShut(b)));
    expect(ids).toEqual(inOrder.map((game) => game.gameId));
    expect((await guest.ok(lists.queryAllGameList, { pageSize: 1 })).total).toBe(600);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'offer six platforms for type %i, closed ones with their reason. CALL-009, ENTITY-013, STATE-006',
    async (gameType) => {
      const page = await guest.ok(lists.gamePlatform, { gameType, pageSize: 20 }, { lang: 'en' });
      expect(page.total).toBe(6);
      for (const platform of page.list) {
        const hall = halls.find((each) => each.platform === platform.platformCode && each.gameType === gameType);
        expect(platform).toMatchObject({ gameType, isUnderMaintenance: hall?.maintenance !== undefined });
        const reason =
          hall?.maintenance &&
          { upkeep: 'closed for its monthly upkeep', stillBuilt: 'still being made' }[hall.maintenance];
        expect(platform.maintainRemarks).toMatch(reason ? new RegExp(reason) : /^$/);
      }
      const pictures = await guest.ok(lists.platformPicInfo, { gameType });
      expect(pictures.list.map((platform) => platform.platformCode)).toEqual(
        page.list.map((each) => each.platformCode),
      );
    },
  );

  it.each([1, 2, 5, 6])('say how many games of type %i a house has. CALL-041, ENTITY-013', async (gameType) => {
    const { list } = await guest.ok(lists.gamePlatform, { gameType, pageSize: 20 });
    const counted = list.map(({ platformCode, gameCount }) => [platformCode, gameCount]);
    const expected = list.map(({ platformCode }) => [
      platformCode,
      games.filter((game) => game.platform === platformCode && game.gameType === gameType).length,
    ]);
    expect(counted).toEqual(expected);
    expect(counted.every(([, known]) => Number(known) > 0)).toBe(true);
  });

  it('show the games of a hall under maintenance as closed, with its remarks, and list no game without an engine as open. STATE-006', async () => {
    const player = await signUp(t);
    const engines = new Map(games.map((game) => [game.gameId, game.engine]));
    const { list } = await guest.ok(lists.queryAllGameList, { pageSize: 200, gameType: 7, platformCode: 'harbour' });
    expect(list.length).toBeGreaterThan(0);
    for (const game of list) {
      expect([game.gameId, game.isUnderMaintenance]).toEqual([game.gameId, true]);
      expect(game.maintainRemarks).toContain('保养');
    }
    const open = await guest.ok(lists.queryAllGameList, { pageSize: 200, feature: 'open' });
    expect(open.list.every((game) => (engines.get(game.gameId) ?? 'none') !== 'none')).toBe(true);
    const [shut] = list;
    const asked = { linkType: '1', platformCode: shut?.platformCode, gameType: 7, gameCode: shut?.gameId };
    const refused = await player.call(gameUrl, asked);
    expect([refused.refusal, refused.message]).toEqual(['PLATFORM_MAINTENANCE', shut?.maintainRemarks]);
  });

  it('filter by type, platform, mark, section and feature at once. CALL-006, CALL-045, CALL-046, CALL-047', async () => {
    const total = async (filter: object) => (await guest.ok(lists.queryAllGameList, filter)).total;
    expect(await total({ gameType: 5 })).toBe(count((game) => game.gameType === 5));
    expect(await total({ section: 'texas' })).toBe(count((game) => game.section === 'texas'));
    expect(await total({ platformCode: 'kiln', gameType: 1, sort: 'hot' })).toBe(
      count((game) => game.platform === 'kiln' && game.gameType === 1 && game.isHot),
    );
    expect(await total({ feature: 'trial' })).toBe(count((game) => game.isTrialOffered));
    expect(await total({ platformCode: "' or true --" })).toBe(0);
    expect((await guest.ok(lists.newGame, { gameType: 1 })).total).toBe(
      count((game) => game.gameType === 1 && game.isNew),
    );
    expect((await guest.ok(lists.hotGame, {})).total).toBe(count((game) => game.isHot));
    const brass = await guest.ok(getSlotGameByPlatform, { platformCode: 'brass', gameType: 1, pageSize: 200 });
    expect(brass.list.every((game) => game.platformCode === 'brass' && game.gameType === 1)).toBe(true);
  });

  it('group the platforms, texas, esports, cockfight, 3D hall and other among them. CALL-048, SCREEN-031', async () => {
    const { list } = await guest.ok(lists.gamePlatformGroup, {});
    expect(list.map((entry) => entry.group)).toEqual([...lists.platformGroups]);
    for (const { gameCount, platforms } of list) {
      expect(gameCount).toBeGreaterThan(5);
      expect(platforms.length).toBeGreaterThan(0);
    }
    expect(list.find((entry) => entry.group === 'texas')).toMatchObject({ gameType: 6, section: 'texas' });
  });

  it('open each platform of a section at a game of that section. SCREEN-033, SCREEN-081', async () => {
    const { list } = await guest.ok(lists.gamePlatformGroup, {});
    for (const { section, platforms } of list) {
      const behind = platforms.map(({ platformCode, doorGameId }) =>
        games.find(({ gameId, platform }) => gameId === doorGameId && platform === platformCode),
      );
      expect(behind.map((game) => game?.section)).toEqual(platforms.map(() => section || undefined));
    }
  });

  it('name every game for the local search. CALL-007', async () => {
    const { list } = await guest.ok(lists.allGameInfo, {}, { lang: 'en' });
    expect(list).toHaveLength(600);
    expect(list[0]).toMatchObject({
      fullName: 'Koi at the Gate',
      searchWords: expect.stringContaining("'jin'li'yue'men"),
    });
    const parts = await Promise.all([1, 2, 3].map((pageNo) => guest.ok(lists.allGameInfo, { pageNo }, { lang: 'en' })));
    expect(parts.map((part) => [part.list.length, part.total])).toEqual([
      [400, 600],
      [200, 600],
      [0, 600],
    ]);
    expect(parts.flatMap((part) => part.list)).toEqual(list);
    expect((await guest.ok(totalSlot, {})).total).toBe(games.filter((game) => game.gameType === 1).length);
    const types = await guest.ok(selectGameSlotType, {}, { lang: 'en' });
    expect(types.list.map((entry) => entry.type)).toEqual(['', 'hot', 'new', 'trial']);
  });
});

describe('a cached reply', () => {
  it('shows a change of the catalogue within a second, also from another process', async () => {
    expect((await first()).list[0]?.isHot).toBe(true);
    const mark = (isHot: boolean) =>
      t.database.db.updateTable('game').set({ is_hot: isHot }).where('game_id', '=', 'moyu-koi-gate').execute();
    await mark(false);
    t.clock.nowMs += 1_000;
    expect((await first()).list[0]?.isHot).toBe(false);
    await mark(true);
    t.clock.nowMs += 1_000;
    expect((await first()).list[0]?.isHot).toBe(true);
  });

  it('is shared by players and guests, and separate for each language and request', async () => {
    const player = await signUp(t);
    await player.ok(addCollection, { id: 'moyu-koi-gate' });
    const [mine, theirs] = [await player.ok(lists.allGame, {}), await guest.ok(lists.allGame, {})];
    expect(mine).toEqual(theirs);
    const english = await guest.ok(lists.allGame, {}, { lang: 'en' });
    expect(english.list[0]?.fullName).toBe('Koi at the Gate');
    expect((await guest.ok(lists.allGame, { pageNo: 2 })).list[0]?.gameId).not.toBe(theirs.list[0]?.gameId);
  });

  it('is not kept for a failure, so that the next visitor gets an answer', async () => {
    await t.database.db.schema.alterTable('game').renameTo('game_away').execute();
    expect((await hotPage(77)).code).toBe(500);
    await t.database.db.schema.alterTable('game_away').renameTo('game').execute();
    expect((await hotPage(77)).code).toBe(200);
  });
});

describe('what is computed from bets', () => {
  it('is empty before the first bet. CALL-018, CALL-024, CALL-052', async () => {
    expect((await guest.ok(userPlayNews, {})).list).toEqual([]);
    expect((await guest.ok(slotRank, {})).list).toEqual([]);
    expect((await guest.ok(leaderboardQuery, {})).list).toEqual([]);
  });

  it('shows replays of published seeds as highlights, each with what its round pays. CALL-016, SCREEN-046', async () => {
    const { list } = await guest.ok(getGoodVedio, {}, { lang: 'en' });
    expect(list).toHaveLength(highlightPicks.length);
    for (const video of list) {
      const highlight = highlightOf(video.id);
      expect(video.title).toContain(`pay ${highlight?.times}× the stake`);
      expect(video).toMatchObject({ isReplay: true, videoUrl: `/play/slot/?replay=${video.id}` });
      expect((await t.app.inject({ url: video.picture })).statusCode).toBe(200);
    }
  });

  it('shows wins newest first, accounts masked, and ranks by the week that ended on Tuesday. CALL-042, CALL-043, AMB-028, AMB-192', async () => {
    const player = await signUp(t);
    const row = await t.database.db
      .selectFrom('player')
      .select(['player_id', 'user_account'])
      .where('user_account', '=', player.userAccount)
      .executeTakeFirstOrThrow();
    const tuesday = lastTuesday(t.clock.nowMs);
    const bet = (no: string, gameType: number, gameId: string, win: number, settledMs: number) => ({
      player_id: row.player_id,
      bet_order_no: no,
      platform_code: 'moyu',
      game_type: gameType,
      game_id: gameId,
      round_id: no,
      stake_satang: 1_000,
      win_satang: win,
      is_settled: true,
      placed_ms: settledMs,
      settled_ms: settledMs,
    });
    const fish = games.find((game) => game.gameType === 5)?.gameId ?? '';
    await t.database.db
      .insertInto('bet')
      .values([
        bet('b1', 1, 'moyu-koi-gate', 5_000, t.clock.nowMs - 2_000),
        bet('b2', 1, 'moyu-koi-gate', 0, t.clock.nowMs - 1_500),
        bet('b3', 1, 'kiln-blue-phoenix', 2_500, t.clock.nowMs - 1_000),
        bet('b4', 5, fish, 9_000, tuesday - 1),
        bet('b5', 5, fish, 9_900, tuesday),
      ])
      .execute();
    t.clock.nowMs += 60_000;
    const { list } = await guest.ok(userPlayNews, {}, { lang: 'en' });
    expect(list.slice(0, 2).map((win) => [win.gameName, win.winSatang])).toEqual([
      ['Phoenix in Blue and White', 2_500],
      ['Koi at the Gate', 5_000],
    ]);
    expect(list[0]?.account).toMatch(/^pla\*+\w{2}$/);
    expect(JSON.stringify(list)).not.toContain(player.userAccount);
    const rank = await guest.ok(slotRank, {});
    expect(rank.list.map((each) => [each.game.gameId, each.roundCount, each.topWinSatang])).toEqual([
      ['moyu-koi-gate', 2, 5_000],
      ['kiln-blue-phoenix', 1, 2_500],
    ]);
    const king = await guest.ok(leaderboardRefresh, {});
    expect(king.list).toMatchObject([{ rank: 1, winSatang: 9_000, roundCount: 1 }]);
    expect([king.untilMs, new Date(king.untilMs + 7 * 3_600_000).getUTCDay()]).toEqual([tuesday, 2]);
    const week = await guest.ok(leaderboardRefresh, { type: 'weekWinners' });
    expect(week.list[0]?.winSatang).toBeGreaterThan(9_000);
    const [hottest] = (await guest.ok(lists.newHeatGamePlatform, { gameType: 1 })).list;
    const [opened] = (await guest.ok(lists.heatGamePlatform, { gameType: 1 })).list;
    expect(opened?.isUnderMaintenance).toBe(false);
    expect(hottest?.platformCode).toBe('moyu');
  });
});

it('extends the catalogue of an older house and keeps the operator’s changes', async () => {
  await t.database.db.updateTable('game').set({ is_new: false }).where('game_id', '=', 'kiln-new-year').execute();
  await seed(t.database.db, t.clock.nowMs, { ...t.house.config, catalogueSize: 5_000 });
  t.clock.nowMs += 1_000;
  expect((await guest.ok(lists.allGame, { pageSize: 1 })).total).toBe(5_000);
  // The list of all games ends with the 139th page of 36.
  const last = await guest.ok(lists.queryAllGameList, { pageNo: 139, pageSize: 36 });
  expect([last.total, last.list.length]).toEqual([5_000, 32]);
  const kept = await t.database.db
    .selectFrom('game')
    .select('is_new')
    .where('game_id', '=', 'kiln-new-year')
    .executeTakeFirstOrThrow();
  expect(kept.is_new).toBe(false);
});
