import type { Game, GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { searchResult } from '@foyer/contract/lobby/lists.ts';
import type { NamedPlatform } from '@foyer/games/search/find.ts';
import { normalised } from '@foyer/games/search/gameIndex.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useSettled } from '#session/useSettled.ts';
import { platformsQuery } from '../filter.ts';
import { catalogueQuery, indexOf } from './catalogue.ts';
import { fits } from './facets.ts';
import type { Facets } from './facets.ts';
import { gameOfInfo } from './gameOfInfo.ts';
import { searchGames } from './searchGames.ts';

/** With this many local results the house is not queried. */
const enoughOwn = 12;

export interface GameSearch {
  readonly total: number;
  /** The result at a place, from 0, best first. */
  readonly at: (place: number) => Game | undefined;
  /** From this place on, results are from the house and not from the index. */
  readonly moreFrom: number;
  /** There is no result yet, and the house has not answered. */
  readonly isWaiting: boolean;
  /** Set if both the catalogue and the house failed. */
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/** Only the name in the current language. The house also has the other languages and pinyin. */
const named = ({ platformCode, platformName }: GamePlatform): NamedPlatform => ({
  platformCode,
  names: [platformName],
});

/** Local results at once, the house's after them once typing pauses. Outdated replies are dropped. AMB-189 */
export function useGameSearch(typed: string, facets: Facets): GameSearch {
  const keyword = normalised(typed);
  const settled = useSettled(keyword);
  const catalogue = useQuery(catalogueQuery());
  const platforms = useQuery(platformsQuery()).data?.list ?? [];
  const index = catalogue.data && indexOf(catalogue.data.list);
  const own = index ? searchGames(index, keyword, facets, platforms.map(named)) : [];
  const isAsked = keyword !== '' && keyword === settled && own.length < enoughOwn;
  const more = useQuery({
    ...q(searchResult, { pageNo: 1, pageSize: 36, keyword, gameType: facets.gameType ?? -1 }),
    enabled: isAsked,
    meta: { isShownByCaller: true },
  });
  const rest = isAsked ? unknownOf(more.data?.list ?? [], own, facets) : [];
  const hasFailed = catalogue.isError && more.isError;
  const found = own.length + rest.length;
  return {
    total: found,
    at: (place) => {
      const info = own[place];
      return info ? gameOfInfo(info, platforms) : rest[place - own.length];
    },
    moreFrom: own.length,
    isWaiting: keyword !== '' && found === 0 && !hasFailed && (isAsked ? more.isPending : keyword !== settled),
    failure: hasFailed && found === 0 ? (more.error ?? undefined) : undefined,
    retry: () => void Promise.all([catalogue.refetch(), more.refetch()]),
  };
}

/** Results of the house that the index lacks, within the facets. */
function unknownOf(games: readonly Game[], own: readonly { readonly id: string }[], facets: Facets): Game[] {
  const ids = new Set(own.map(({ id }) => id));
  return games.filter((game) => !ids.has(game.id) && fits(game, facets));
}
