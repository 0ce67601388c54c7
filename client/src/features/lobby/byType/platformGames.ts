import { getSlotGameByPlatform } from '@foyer/contract/lobby/platformGames.ts';
import { q } from '#api/query.ts';
import { platformGamesPageSize } from './reads.ts';

/** Games of one platform; '' is every platform of the type. SI-22, SI-24 */
export const platformGames = (gameType: number, platformCode: string, pageNo: number) =>
  q(getSlotGameByPlatform, { pageNo, pageSize: platformGamesPageSize, gameType, platformCode, sort: '' });
