/** Queries of the list of all games. SI-17 */
import { pageSizes } from '@foyer/contract/constants.ts';
import { gamePlatformList } from '@foyer/contract/lobby/catalogue.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { gamePlatformGroup, queryAllGameList } from '@foyer/contract/lobby/lists.ts';
import { q } from '#api/query.ts';
import type { AllFilter } from './allSearch.ts';

/** One page of 36, every filter at once. CALL-047, CONST-001 */
export function allPageQuery({ type, platform, show, keyword }: AllFilter, page: number) {
  return q(queryAllGameList, {
    pageNo: page,
    pageSize: pageSizes.homeGames,
    gameType: type ?? gameTypeCodes.all,
    platformCode: platform ?? '',
    keyword: keyword?.trim() ?? '',
    sort: show === 'hot' || show === 'new' ? show : '',
    feature: show === 'trial' || show === 'open' ? show : '',
    section: '',
  });
}

/** The platforms that have a game of the type. CONST-004 */
export const typePlatformsQuery = (type: number | undefined) =>
  q(gamePlatformList, { pageNo: 1, pageSize: pageSizes.gamePlatformList, gameType: type ?? gameTypeCodes.all });

/** How many games each type has. */
export const typeCountsQuery = () => q(gamePlatformGroup, {});
