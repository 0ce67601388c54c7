import type { QueryClient } from '@tanstack/react-query';
import { isOffered } from '#session/offered.ts';
import { platformsQuery } from '../filter.ts';
import {
  jackpotModeQuery,
  slotBannersQuery,
  slotOffersQuery,
  slotPageQuery,
  slotPlatformsQuery,
  slotRankQuery,
  slotTotalQuery,
  slotTypesQuery,
} from './slotFilter.ts';
import type { SlotFilter } from './slotSearch.ts';

/** Reads the lobby's public data on the server. In the browser the screen opens at once and each block loads itself. */
export async function loadSlotLobby(queryClient: QueryClient, filter: SlotFilter): Promise<void> {
  const reads = Promise.all([
    queryClient.prefetchQuery(platformsQuery()),
    queryClient.prefetchQuery(slotPlatformsQuery()),
    queryClient.prefetchQuery(slotTypesQuery()),
    queryClient.prefetchQuery(slotTotalQuery()),
    isOffered('slotBanners') && queryClient.prefetchQuery(slotBannersQuery()),
    isOffered('slotOffers') && queryClient.prefetchQuery(slotOffersQuery()),
    isOffered('slotRanking') && queryClient.prefetchQuery(slotRankQuery()),
    queryClient.prefetchQuery(jackpotModeQuery()),
    queryClient.prefetchQuery(slotPageQuery(filter, 1)),
  ]);
  if (import.meta.env.SSR) await reads;
}
