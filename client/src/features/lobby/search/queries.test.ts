/** Typical queries of players, over the usual catalogue and the largest one. */
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import { catalogueOf, platforms, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { mostGames } from '@foyer/games/catalogue/generated.ts';
import { searchWordsOf } from '@foyer/games/catalogue/pinyin.ts';
import { buildIndex } from '@foyer/games/search/gameIndex.ts';
import { platformQueries, queries } from '@foyer/games/search/queries.ts';
import { describe, expect, it } from 'vitest';
import { searchGames } from './searchGames.ts';

const infoOf = (game: ReturnType<typeof catalogueOf>[number]): GameInfo => ({
  id: game.gameId,
  fullName: game.names.zh_CN,
  gameId: game.gameId,
  gameType: game.gameType,
  platformCode: game.platform,
  pcImg: '',
  searchWords: searchWordsOf(game.names).slice(1, -1),
  section: game.section,
  isTrialOffered: game.isTrialOffered,
  isNew: game.isNew,
  isHot: game.isHot,
  isUnderMaintenance: false,
  maintainRemarks: '',
});
const named = platforms.map(({ code, names }) => ({ platformCode: code, names: [names.zh_CN] }));

describe.each([usualGames, mostGames])('among %d games. AMB-189', (count) => {
  const index = buildIndex(catalogueOf(count).map(infoOf));

  it.each(queries)('$typed finds $first', ({ typed, first, among = 1 }) => {
    const names = searchGames(index, typed, {}, named).map(({ fullName }) => fullName);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names.slice(0, among))
      expect([name, first.some((part) => name.includes(part))]).toEqual([name, true]);
  });

  it.each(platformQueries)('$typed finds the games of the platform', ({ typed, platformCode }) => {
    const found = searchGames(index, typed, {}, named);
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map((game) => game.platformCode))).toEqual(new Set([platformCode]));
  });

  it('finds only whole syllables if they are typed with spaces', () => {
    const found = searchGames(index, 'jin li', {}, named);
    for (const game of found) expect(game.searchWords).toMatch(/'jin'li(?='|\|)/);
  });

  it('finds nothing for text without letters', () => expect(searchGames(index, 'zzzzq', {}, named)).toEqual([]));
});
