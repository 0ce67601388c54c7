import { createHash } from 'node:crypto';
/** The catalogue and the launch of games through the contract's own client, on the house's own seed. SI-07, SI-14 */
import { catalogueOf, namedGames } from '@foyer/games/catalogue/catalogue.ts';
import { isShut } from '@foyer/games/catalogue/halls.ts';
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { gameList, gamePlatformList } from '@foyer/contract/lobby/catalogue.ts';
import { gamePlatform } from '@foyer/contract/lobby/lists.ts';
import { gameForward, gameUrl, guestGameForward, guestGameUrl } from '@foyer/contract/lobby/launch.ts';
import { bannerList, noticeList } from '@foyer/contract/home/home.ts';
import { clientHeader, locales } from '@foyer/contract/envelope.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { seed } from '../db/seed/seed.ts';
import { openTestHouse, signUp } from '../testing/house.ts';

const games = catalogueOf(namedGames.length);
const t = await openTestHouse();
afterAll(() => t.close());

const koi = { linkType: '1', platformCode: 'moyu', platformKey: 'moyu', gameType: 1, gameCode: 'moyu-koi-gate' };
const closed = { ...koi, platformCode: 'orchard', gameCode: 'orchard-cherry-hours' };
const withoutTrial = { ...koi, gameCode: 'moyu-ingot-study', linkType: '2' };

describe('the home grid', () => {
  it('shows 108 games on three pages of 36, none twice. CALL-005, HOME-017, CONST-001', async () => {
    const guest = t.client();
    const pages = [];
    for (const pageNo of [1, 2, 3, 4]) pages.push(await guest.ok(gameList, { pageNo, pageSize: 36 }));
    expect(pages.map((page) => [page.list.length, page.total])).toEqual([
      [36, 108],
      [36, 108],
      [36, 108],
      [0, 108],
    ]);
    const ids = pages.flatMap((page) => page.list.map((game) => game.gameId));
    // Open games come first, closed ones last. STATE-006
    const inOrder = [...games].sort((a, b) => Number(isShut(a)) - Number(isShut(b)));
    expect(ids).toEqual(inOrder.map((game) => game.gameId));
  });

  it('filters by hot, new and platform, and finds nothing for anything else', async () => {
    const guest = t.client();
    const all = (filter: object) => guest.ok(gameList, { pageSize: 200, ...filter });
    const hot = await all({ sort: 'hot' });
    expect(hot.total).toBe(games.filter((game) => game.isHot).length);
    expect(hot.list.every((game) => game.isHot)).toBe(true);
    expect((await all({ sort: 'new' })).list.every((game) => game.isNew)).toBe(true);
    expect((await all({ sort: 'kiln' })).list.every((game) => game.platformCode === 'kiln')).toBe(true);
    expect((await all({ platformCode: 'kiln', sort: 'hot' })).list.map((game) => game.gameId)).toEqual([
      'kiln-blue-phoenix',
      'kiln-copper-carp',
    ]);
    for (const sort of ['nowhere', "' or true --", '__proto__']) expect((await all({ sort })).total).toBe(0);
  });

  it('names games and platforms in each language and marks no favourite for a guest. I18N-001, AMB-076', async () => {
    const names = [];
    for (const lang of locales) names.push((await t.client().ok(gameList, {}, { lang })).list[0]);
    expect(names.map((game) => [game?.fullName, game?.platformName])).toEqual([
      ['锦鲤跃门', '墨玉堂'],
      ['Koi at the Gate', 'Moyu Hall'],
      ['ปลาคาร์ปข้ามประตูมังกร', 'โมอวี้'],
    ]);
    expect(names.every((game) => game?.isFavourite === false)).toBe(true);
  });
});

describe('platforms', () => {
  it('are listed all, or those with a game of one type, and a closed one gives its reason. CALL-203, CONST-004, STATE-006', async () => {
    await shut('orchard', 'The whole house is being repainted.');
    const guest = t.client();
    const all = await guest.ok(gamePlatformList, { pageSize: 50 }, { lang: 'en' });
    expect(all.total).toBe(6);
    const closedOnes = all.list.filter((platform) => platform.isUnderMaintenance);
    expect(closedOnes.map((platform) => platform.platformCode)).toEqual(['orchard']);
    expect(closedOnes[0]?.maintainRemarks).toContain('repainted');
    await shut('orchard', '');
    const sports = await guest.ok(gamePlatformList, { gameType: 3 });
    expect(sports.list.map((platform) => platform.platformCode)).toEqual(['harbour']);
    expect((await guest.ok(gamePlatformList, { gameType: 4 })).total).toBe(0);
  });

  it('come in pages of 10, 20 or 50, with 50 as this list’s default. CONST-004', async () => {
    const { db } = t.database;
    const none = JSON.stringify({ zh_CN: '', en: '', th: '' });
    const more = Array.from({ length: 60 }, (_, at) => ({
      platform_code: `more${at}`,
      platform_key: `more${at}`,
      names: none,
      game_type: 3,
      is_under_maintenance: false,
      maintenance_remarks: none,
      sort_order: 900 + at,
    }));
    await db.insertInto('game_platform').values(more).execute();
    t.clock.nowMs += 1_000;
    const guest = t.client();
    const shown = async (call: typeof gamePlatformList | typeof gamePlatform, asked: object) =>
      (await guest.ok(call, asked)).list.length;
    try {
      expect([await shown(gamePlatformList, {}), await shown(gamePlatform, { gameType: -1 })]).toEqual([50, 20]);
      for (const call of [gamePlatformList, gamePlatform]) {
        const sizes = [10, 20, 50, 1, 36, 200].map((pageSize) => shown(call, { gameType: -1, pageSize }));
        expect(await Promise.all(sizes)).toEqual([10, 20, 50, 10, 50, 50]);
      }
      expect(await shown(gamePlatformList, { pageSize: 50, pageNo: 2 })).toBe(16);
    } finally {
      await db.deleteFrom('game_platform').where('platform_code', 'like', 'more%').execute();
      t.clock.nowMs += 1_000;
    }
  });
});

/** Closes a platform with a reason, or opens it again if the reason is empty. */
async function shut(platformCode: string, reason: string): Promise<void> {
  await t.database.db
    .updateTable('game_platform')
    .set({
      is_under_maintenance: reason !== '',
      maintenance_remarks: JSON.stringify({ zh_CN: reason, en: reason, th: reason }),
    })
    .where('platform_code', '=', platformCode)
    .execute();
  t.clock.nowMs += 1_000;
}

const ticketOf = (url: string) => new URL(url, 'http://house').searchParams.get('ticket') ?? '';

describe('a launch', () => {
  it('gives a player real play or a trial, and a guest only a trial. AMB-152', async () => {
    const [player, guest] = [await signUp(t), t.client()];
    const [real, trial, own] = [
      await player.ok(gameUrl, koi),
      await player.ok(gameUrl, { ...koi, linkType: '2' }),
      await guest.ok(guestGameUrl, koi),
    ];
    expect(new Set([real.url, trial.url, own.url]).size).toBe(3);
    for (const { url } of [real, trial, own]) expect(url).toMatch(/^\/[a-z]/);
    expect((await guest.call(gameUrl, koi)).refusal).toBe('SESSION_EXPIRED');
  });

  it('is blocked by maintenance first, then by a missing trial. STATE-006, AMB-037', async () => {
    const [player, guest] = [await signUp(t), t.client()];
    await shut('orchard', 'The whole house is being repainted.');
    for (const answer of [
      await player.call(gameUrl, closed, { lang: 'en' }),
      await guest.call(guestGameUrl, closed, { lang: 'en' }),
    ]) {
      expect(answer.refusal).toBe('PLATFORM_MAINTENANCE');
      expect(answer.message).toContain('repainted');
    }
    expect((await player.call(gameUrl, { ...closed, gameCode: '' })).refusal).toBe('PLATFORM_MAINTENANCE');
    await shut('orchard', '');
    expect((await guest.call(guestGameUrl, { ...withoutTrial, linkType: '1' })).refusal).toBe('NO_TRIAL');
    expect((await player.call(gameUrl, withoutTrial)).refusal).toBe('NO_TRIAL');
    expect((await player.call(gameUrl, { ...withoutTrial, linkType: '1' })).code).toBe(200);
  });

  it('refuses an unknown platform, an unknown game and a game of another platform', async () => {
    const guest = t.client();
    const ask = async (given: object) => (await guest.call(guestGameUrl, { ...koi, ...given })).refusal;
    expect(await ask({ platformCode: 'nowhere' })).toBe('UNKNOWN_PLATFORM');
    expect(await ask({ platformCode: '__proto__' })).toBe('UNKNOWN_PLATFORM');
    expect(await ask({ gameCode: '../koi-gate' })).toBe('UNKNOWN_GAME');
    expect(await ask({ gameCode: 'kiln-blue-phoenix' })).toBe('UNKNOWN_GAME');
  });

  it('opens the first game of the type if no game is named, and refuses another type. CALL-055, CALL-056', async () => {
    const [player, guest] = [await signUp(t), t.client()];
    const whole = { ...koi, gameCode: '' };
    const first = games.find((game) => game.platform === 'moyu' && game.gameType === 1);
    expect(first?.gameId).toBe('moyu-koi-gate');
    for (const { url } of [await player.ok(gameUrl, whole), await guest.ok(guestGameUrl, whole)]) {
      const hash = createHash('sha256').update(ticketOf(url)).digest();
      const ticket = await t.database.db
        .selectFrom('play_ticket')
        .select(['game_id', 'platform_code'])
        .where('ticket_hash', '=', hash)
        .executeTakeFirst();
      expect(ticket).toEqual({ game_id: 'moyu-koi-gate', platform_code: 'moyu' });
    }
    expect((await player.call(gameUrl, { ...whole, gameType: 99 })).refusal).toBe('UNKNOWN_GAME');
  });

  it('opens every game that is listed as open', async () => {
    const guest = t.client();
    for (const game of games.filter((each) => each.engine !== 'none' && each.isTrialOffered)) {
      const asked = { ...koi, platformCode: game.platform, gameCode: game.gameId };
      expect([game.gameId, (await guest.call(guestGameUrl, asked)).code]).toEqual([game.gameId, 200]);
    }
  });
});

const query = (given: object) => new URLSearchParams(given as Record<string, string>).toString();

describe('a redirect link', () => {
  it('leads to the same window, and sends a guest of the player’s link to the log-in. CALL-057, CALL-058', async () => {
    const player = await signUp(t);
    const mine = await player.get(`${gameForward.path}?${query(koi)}`);
    expect([mine.statusCode, mine.headers.location]).toEqual([302, expect.stringMatching(/^\/[a-z]/)]);
    const trial = await t.client().get(`${guestGameForward.path}?${query(koi)}`);
    expect([trial.statusCode, trial.headers.location]).toEqual([302, expect.stringMatching(/^\/[a-z]/)]);
    const guest = await t.client().get(`${gameForward.path}?${query(koi)}`);
    expect([guest.statusCode, guest.headers.location]).toEqual([302, '/login']);
  });

  it('shows on the not-found page why a game cannot open, and never leads to another site', async () => {
    await shut('orchard', 'The whole house is being repainted.');
    const answer = await t.client().get(`${guestGameForward.path}?${query({ ...closed, lang: 'en' })}`);
    await shut('orchard', '');
    expect(answer.statusCode).toBe(302);
    expect(decodeURIComponent(String(answer.headers.location))).toMatch(/^\/404\?err=.*repainted/);
    const hostile = await t.client().get(`${guestGameForward.path}?${query({ ...koi, gameCode: '//evil.example' })}`);
    expect(String(hostile.headers.location)).toMatch(/^\/404\?err=/);
    expect((await t.client().get(guestGameForward.path)).headers.location).toMatch(/^\/404\?err=/);
  });
});

describe('a call that creates a ticket', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', [clientHeader]: '1' };

  it('is the only kind of write that is sent by GET. S04, ENV-011', async () => {
    for (const call of [gameUrl, guestGameUrl, gameForward, guestGameForward]) {
      const posted = await t.app.inject({ method: 'POST', url: call.path, headers: form, payload: query(koi) });
      expect([call.name, posted.statusCode, posted.headers.allow]).toEqual([call.name, 405, 'GET']);
    }
    for (const call of Object.values<Call>(calls).filter(
      ({ effect, method }) => effect !== 'read' && method === 'POST',
    )) {
      const got = await t.app.inject({ method: 'GET', url: `${call.path}?${query(koi)}` });
      expect([call.name, got.statusCode]).toEqual([call.name, 405]);
    }
  });

  it('is refused from a page of another site, and creates no ticket. S03, S04', async () => {
    const player = await signUp(t);
    const tickets = async () => (await t.database.db.selectFrom('play_ticket').select('game_id').execute()).length;
    const before = await tickets();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const link = await player.get(`${gameForward.path}?${query(koi)}`, foreign);
    expect([link.statusCode, String(link.headers.location).slice(0, 9)]).toEqual([302, '/404?err=']);
    const asked = await player.call(gameUrl, koi, { headers: foreign });
    expect([asked.code, asked.message]).toEqual([400, '请求来自其他网站，已拦截']);
    const withoutHeader = await player.get(`${gameUrl.path}?${query(koi)}`);
    expect(JSON.parse(withoutHeader.body)).toMatchObject({ success: false });
    expect(await tickets()).toBe(before);
    expect(
      (await player.get(`${gameForward.path}?${query(koi)}`, { 'sec-fetch-site': 'same-origin' })).headers.location,
    ).toMatch(/^\/play\//);
    expect(await tickets()).toBe(before + 1);
  });
});

describe('the home screen', () => {
  it('has four banners and five announcements with words in each language. CALL-003, HOME-004, ENTITY-015, ENTITY-018', async () => {
    for (const lang of locales) {
      const banners = await t.client().ok(bannerList, { position: 'home' }, { lang });
      expect(banners.list).toHaveLength(4);
      for (const banner of banners.list) {
        expect([banner.eyebrow, banner.title, banner.content].every((words) => words.length > 1)).toBe(true);
        expect(banner.imgLink).toMatch(/^\/pictures\/banner\//);
        expect(banner.imgClickLink === '').toBe(banner.action === '');
      }
      const notices = (await t.client().ok(noticeList, {}, { lang })).list;
      expect(notices).toHaveLength(5);
      const times = notices.map((notice) => Number(notice.createTime));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
    expect(await t.client().ok(bannerList, { position: 'nowhere' })).toEqual({ list: [] });
  });
});

describe('the seed', () => {
  it('runs again without overwriting the operator’s changes', async () => {
    const { db } = t.house;
    const name = JSON.stringify({ zh_CN: '改名', en: 'Renamed', th: 'เปลี่ยนชื่อ' });
    await db.updateTable('game').set({ names: name }).where('game_id', '=', 'moyu-koi-gate').execute();
    await db.deleteFrom('game').where('game_id', '=', 'moyu-jade-dice').execute();
    await seed(db, t.clock.nowMs, t.house.config);
    t.clock.nowMs += 1_000;
    expect((await t.client().ok(gameList, {})).total).toBe(107);
    await db.deleteFrom('setting').where('setting_key', '=', 'seedVersion').execute();
    await Promise.all([seed(db, t.clock.nowMs, t.house.config), seed(db, t.clock.nowMs, t.house.config)]);
    t.clock.nowMs += 1_000;
    const { list, total } = await t.client().ok(gameList, {});
    expect([total, list[0]?.fullName]).toEqual([108, '改名']);
  });
});
