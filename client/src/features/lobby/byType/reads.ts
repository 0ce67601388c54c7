/** Queries of the sections. Lists are independent, so that one failure does not affect the others. */
import { pageSizes } from '@foyer/contract/constants.ts';
import { getGoodVedio, leaderboardQuery } from '@foyer/contract/lobby/leaderboard.ts';
import {
  allGame,
  gamePlatformGroup,
  heatGamePlatform,
  hotGame,
  newGame,
  newHeatGamePlatform,
  queryAllGameList,
} from '@foyer/contract/lobby/lists.ts';
import { queryOptions } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';

export const groupsQuery = () => q(gamePlatformGroup, {});

export const fishKingQuery = () => q(leaderboardQuery, { type: 'fishKing' });

export const videosQuery = () => q(getGoodVedio, {});

export const platformGamesPageSize = 24;

export const shelves = ['all', 'hot', 'new'] as const;
export type Shelf = (typeof shelves)[number];

export interface ShelfAsked {
  readonly shelf: Shelf;
  readonly gameType: number;
  /** A section of a type: texas, esports, cockfight; '' for the whole type. */
  readonly section: string;
  readonly pageNo: number;
}

/** Games of the hub. Sections have no list of their own and use the list with all filters. AMB-137 */
export const shelfGames = ({ shelf, gameType, section, pageNo }: ShelfAsked) =>
  queryOptions({
    queryKey: ['shelfGames', shelf, gameType, section, pageNo] as const,
    queryFn: ({ client, signal }) => {
      const send = transportOf(client);
      const paged = { pageNo, pageSize: platformGamesPageSize, gameType };
      if (section !== '') {
        const sort = shelf === 'all' ? '' : shelf;
        const asked = { ...paged, platformCode: '', keyword: '', feature: '' as const, sort, section } as const;
        return send(queryAllGameList, asked, { signal });
      }
      if (shelf === 'hot') return send(hotGame, paged, { signal });
      if (shelf === 'new') return send(newGame, paged, { signal });
      return send(allGame, { ...paged, platformCode: '' }, { signal });
    },
  });

/** The first six of a shelf, of every type. */
export const shelfOfSix = (shelf: 'new' | 'hot') =>
  q(shelf === 'new' ? newGame : hotGame, { pageNo: 1, pageSize: 6, gameType: -1 });

/** Hot platforms. The older call is used if the newer one fails or is empty. AMB-136 */
export const hotPlatforms = () =>
  queryOptions({
    queryKey: ['hotPlatforms'] as const,
    queryFn: async ({ client, signal }) => {
      const send = transportOf(client);
      const asked = { pageNo: 1, pageSize: pageSizes.platforms[0], gameType: -1 };
      const found = await send(newHeatGamePlatform, asked, { signal }).catch(() => undefined);
      if (found !== undefined && found.list.length > 0) return found;
      return send(heatGamePlatform, asked, { signal });
    },
  });
