/** Search results of the house, which follow the same rule as the client's. AMB-189, CALL-049 */
import * as lists from '@foyer/contract/lobby/lists.ts';
import { platformQueries, queries } from '@foyer/games/search/queries.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse({ config: { catalogueSize: 600 } });
afterAll(() => t.close());
const guest = t.client();

describe('the search', () => {
  it.each(queries)(
    'finds $first for $typed, by the client’s rule. AMB-189',
    async ({ typed, first: expected, among = 1 }) => {
      const { list } = await guest.ok(lists.searchResult, { keyword: typed });
      expect(list.length).toBeGreaterThan(0);
      for (const { fullName } of list.slice(0, among))
        expect([fullName, expected.some((part) => fullName.includes(part))]).toEqual([fullName, true]);
    },
  );

  it.each([...platformQueries, { typed: 'moyutang', platformCode: 'moyu' }])(
    'finds the games of a platform by its name: $typed',
    async ({ typed, platformCode }) => {
      const { list } = await guest.ok(lists.queryAllGameList, { keyword: typed, pageSize: 200 });
      expect(list.length).toBeGreaterThan(20);
      expect(new Set(list.map((game) => game.platformCode))).toEqual(new Set([platformCode]));
    },
  );

  it('returns with the catalogue why a game is closed. AMB-039', async () => {
    const { list } = await guest.ok(lists.allGameInfo, {});
    const shut = list.filter((game) => game.isUnderMaintenance);
    expect(shut.length).toBeGreaterThan(0);
    for (const game of shut) expect(game.maintainRemarks).toContain('保养');
  });

  it.each([
    ['Chinese', '锦鲤跃'],
    ['pinyin', 'jinliyue'],
    ['initials', 'jlym'],
    ['English, in any case', 'KOI AT'],
    ['Thai', 'ปลาคาร์ปข้าม'],
  ])('finds a game by %s. CALL-049, AMB-189', async (_language, keyword) => {
    const { list } = await guest.ok(lists.searchResult, { keyword });
    expect(list[0]?.gameId).toBe('moyu-koi-gate');
  });

  it('puts names that begin with the keyword first, and takes a pattern as plain text', async () => {
    const { list } = await guest.ok(lists.searchResult, { keyword: 'lantern', pageSize: 200 }, { lang: 'en' });
    const begins = list.map((game) => game.fullName.toLowerCase().startsWith('lantern'));
    expect(begins.indexOf(false)).toBeGreaterThan(0);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
    for (const keyword of ['%', '_', '\\', '|', '   ', "' or true --"]) {
      expect((await guest.ok(lists.searchResult, { keyword })).total).toBe(0);
    }
  });
});
