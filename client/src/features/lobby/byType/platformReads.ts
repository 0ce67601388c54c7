/** Queries of a lobby's platforms, apart from the other lists, because some lobbies need no more. */
import { pageSizes } from '@foyer/contract/constants.ts';
import { gamePlatform, platformPicInfo } from '@foyer/contract/lobby/lists.ts';
import { q } from '#api/query.ts';

/** A lobby's platforms, 20 a page. CONST-004, ENTITY-013 */
export const platformsOfType = (gameType: number) =>
  q(gamePlatform, { pageNo: 1, pageSize: pageSizes.platforms[1], gameType });

/** Their large pictures. AMB-072 */
export const picturesOfType = (gameType: number) => q(platformPicInfo, { gameType });
