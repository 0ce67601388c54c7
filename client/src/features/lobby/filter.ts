/** The filter of the grid, kept in the address so that a filtered grid can be linked and reloaded. */
import { pageSizes } from '@foyer/contract/constants.ts';
import { gameList, gamePlatformList } from '@foyer/contract/lobby/catalogue.ts';
import { q } from '#api/query.ts';

export interface GameFilter {
  /** ENUM-001; undefined is every type. */
  readonly type?: number;
  readonly sort?: 'hot' | 'new';
  /** A platform's code. */
  readonly platform?: string;
  /** From 1. */
  readonly page?: number;
}

const whole = (value: unknown, from: number, to: number): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined;
};

/** Reads a filter from an address; invalid parameters are dropped. */
export function readFilter(search: Record<string, unknown>): GameFilter {
  const type = whole(search.type, 1, 8);
  const page = whole(search.page, 2, 999);
  const sort = search.sort === 'hot' || search.sort === 'new' ? search.sort : undefined;
  const platform =
    typeof search.platform === 'string' && /^[\w-]{1,64}$/.test(search.platform) ? search.platform : undefined;
  return { ...(type && { type }), ...(sort && { sort }), ...(platform && { platform }), ...(page && { page }) };
}

export const isFiltered = ({ type, sort, platform }: GameFilter): boolean =>
  type !== undefined || sort !== undefined || platform !== undefined;

/** One page of 36. CONST-001, HOME-017 */
export const gamesQuery = ({ type, sort, platform, page }: GameFilter) =>
  q(gameList, {
    pageNo: page ?? 1,
    pageSize: pageSizes.homeGames,
    sort: sort ?? '',
    platformCode: platform ?? '',
    gameType: type ?? -1,
  });

export const platformsQuery = () =>
  q(gamePlatformList, { pageNo: 1, pageSize: pageSizes.gamePlatformList, gameType: -1 });
