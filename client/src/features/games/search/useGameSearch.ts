import { timing } from '@foyer/contract/constants.ts';
import type { Game } from '@foyer/contract/games/catalogue.ts';
import { searchResult } from '@foyer/contract/games/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { q } from '#api/query.ts';
import { platformsQuery } from '../filter.ts';
import { catalogueQuery, indexOf } from './catalogue.ts';
import { gameOfInfo } from './gameOfInfo.ts';
import { fits, normalised, searchGames } from './gameIndex.ts';
import type { Facets } from './gameIndex.ts';

/** With so many finds of our own the house is not asked for more. */
const enoughOwn = 12;

export interface GameSearch {
  readonly games: readonly Game[];
  /** Nothing can be said yet: neither the catalogue nor the house has answered. */
  readonly isWaiting: boolean;
  /** Set where neither of them could. */
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/** Local finds at once; the house's behind them after a pause, its answer dropped when more is typed. AMB-189 */
export function useGameSearch(typed: string, facets: Facets): GameSearch {
  const keyword = normalised(typed);
  const settled = useSettled(keyword);
  const catalogue = useQuery(catalogueQuery());
  const platforms = useQuery(platformsQuery());
  const index = catalogue.data && indexOf(catalogue.data.list);
  const own = index ? searchGames(index, keyword, facets) : [];
  const isAsked = keyword !== '' && keyword === settled && own.length < enoughOwn;
  const more = useQuery({
    ...q(searchResult, { pageNo: 1, pageSize: 36, keyword, gameType: facets.gameType ?? -1 }),
    enabled: isAsked,
    meta: { isShownByCaller: true },
  });
  const ids = new Set(own.map(({ id }) => id));
  const rest = isAsked ? (more.data?.list ?? []).filter((game) => !ids.has(game.id) && fits(game, facets)) : [];
  const mine = own.map((info) => gameOfInfo(info, platforms.data?.list ?? []));
  const hasFailed = catalogue.isError && more.isError;
  return {
    games: [...mine, ...rest],
    isWaiting: keyword !== '' && own.length === 0 && !hasFailed && (isAsked ? more.isPending : keyword !== settled),
    failure: hasFailed ? more.error : undefined,
    retry: () => void Promise.all([catalogue.refetch(), more.refetch()]),
  };
}

/** What was typed, once nothing more has been typed for 300 ms. */
function useSettled(keyword: string): string {
  const [settled, setSettled] = useState(keyword);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword), timing.searchPauseMs);
    return () => clearTimeout(timer);
  }, [keyword]);
  return settled;
}
