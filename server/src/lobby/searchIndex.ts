/** The house's search index of all names, by the client's rule. Rebuilt when the catalogue has changed. AMB-189 */
import { pinyinOf } from '@foyer/games/catalogue/pinyin.ts';
import { ranksOf } from '@foyer/games/search/find.ts';
import type { NamedPlatform } from '@foyer/games/search/find.ts';
import { buildIndex } from '@foyer/games/search/gameIndex.ts';
import type { GameIndex } from '@foyer/games/search/gameIndex.ts';
import { notFound } from '@foyer/games/search/ranks.ts';
import type { House } from '../house.ts';

interface Entry {
  readonly gameId: string;
  readonly platformCode: string;
  readonly fullName: string;
  readonly searchWords: string;
}

interface Kept {
  readonly version: number;
  readonly index: GameIndex<Entry>;
  readonly platforms: readonly NamedPlatform[];
}

const keptOf = new WeakMap<House['db'], Kept>();

async function readIndex(house: House, version: number): Promise<Kept> {
  const [games, platforms] = await Promise.all([
    house.db
      .selectFrom('game')
      .select(['game_id', 'platform_code', 'names', 'search_words'])
      .orderBy('sort_order')
      .orderBy('game_id')
      .execute(),
    house.db.selectFrom('game_platform').select(['platform_code', 'names']).execute(),
  ]);
  const entries = games.map((row) => ({
    gameId: row.game_id,
    platformCode: row.platform_code,
    fullName: row.names.zh_CN,
    searchWords: row.search_words.slice(1, -1),
  }));
  const named = platforms.map(({ platform_code: platformCode, names }) => {
    const [syllables, initials] = pinyinOf(names.zh_CN);
    const pinyin = [syllables.slice(1).replaceAll("'", ' '), syllables.replaceAll("'", ''), initials];
    return { platformCode, names: [names.zh_CN, names.en, names.th, ...pinyin] };
  });
  return { version, index: buildIndex(entries), platforms: named };
}

async function indexOf(house: House): Promise<Kept> {
  const row = await house.db
    .selectFrom('data_version')
    .select('version')
    .where('topic', '=', 'catalogue')
    .executeTakeFirst();
  const version = row?.version ?? 0;
  const known = keptOf.get(house.db);
  if (known?.version === version) return known;
  const fresh = await readIndex(house, version);
  keptOf.set(house.db, fresh);
  return fresh;
}

/** Returns the games that match the keyword with their ranks; a lower rank is a better match. */
export async function ranksByGame(house: House, keyword: string): Promise<ReadonlyMap<string, number>> {
  const { index, platforms } = await indexOf(house);
  const ranks = ranksOf(index, keyword, platforms);
  const found = new Map<string, number>();
  for (const [place, { gameId }] of index.games.entries()) {
    const rank = ranks[place] ?? notFound;
    if (rank !== notFound) found.set(gameId, rank);
  }
  return found;
}
