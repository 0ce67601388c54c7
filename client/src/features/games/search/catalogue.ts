/**
 * The whole catalogue, read once a visit when somebody begins to search, and the index over it. It is not kept between
 * visits: 5,000 games are more than local storage should hold, and the house answers from a ready string.
 */
import { allGameInfo } from '@foyer/contract/games/lists.ts';
import type { GameInfo } from '@foyer/contract/games/lists.ts';
import { q } from '#api/query.ts';
import { buildIndex } from './gameIndex.ts';
import type { GameIndex } from './gameIndex.ts';

export const catalogueQuery = () => ({ ...q(allGameInfo, {}), staleTime: Infinity, gcTime: Infinity, meta: quiet });

/** The server's search stands in where the catalogue cannot be read. */
const quiet = { isShownByCaller: true };

const indexes = new WeakMap<readonly GameInfo[], GameIndex>();

/** Built at the first search and kept as long as the list it is made of. */
export function indexOf(games: readonly GameInfo[]): GameIndex {
  const known = indexes.get(games);
  if (known) return known;
  const built = buildIndex(games);
  indexes.set(games, built);
  return built;
}
