/** Queries of the slot lobby. SI-18 */
import { pageSizes } from '@foyer/contract/constants.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { gamePlatform, queryAllGameList } from '@foyer/contract/lobby/lists.ts';
import { getSlotGameByPlatform } from '@foyer/contract/lobby/platformGames.ts';
import { selectGameSlotType, slotBanner, slotOffer, slotRank, totalSlot } from '@foyer/contract/lobby/slotLobby.ts';
import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { queryOptions } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';
import type { SlotFilter } from './slotSearch.ts';

const slots = gameTypeCodes.slots;

/** One page of 36. Only the list of all games can filter by trial. CONST-001 */
export function slotPageQuery({ show, platform = '' }: SlotFilter, page: number) {
  const asked = { pageNo: page, pageSize: pageSizes.homeGames, gameType: slots, platformCode: platform };
  const sort = show === 'hot' || show === 'new' ? show : '';
  const feature = show === 'trial' ? 'trial' : '';
  return queryOptions({
    queryKey: ['slotPage', platform, sort, feature, page] as const,
    queryFn: ({ client, signal }) => {
      const send = transportOf(client);
      if (feature === '') return send(getSlotGameByPlatform, { ...asked, sort }, { signal });
      return send(queryAllGameList, { ...asked, keyword: '', sort: '', feature, section: '' }, { signal });
    },
  });
}

export const slotPlatformsQuery = () => q(gamePlatform, { pageNo: 1, pageSize: 20, gameType: slots });
export const slotTypesQuery = () => q(selectGameSlotType, {});
export const slotTotalQuery = () => q(totalSlot, { gameType: slots });
export const slotBannersQuery = () => q(slotBanner, {});
export const slotOffersQuery = () => q(slotOffer, {});
export const slotRankQuery = () => q(slotRank, {});
/** Balance of the jackpot's account in baht, fed by stakes on slots; '' before the first. */
export const jackpotBalanceQuery = () => q(getFrontConfig, { configKey: 'jackpotBalance' });
export const jackpotModeQuery = () => q(getFrontConfig, { configKey: 'jackpot' });
