import type { QueryClient } from '@tanstack/react-query';
import { platformsQuery } from '../filter.ts';
import { allPageQuery, typeCountsQuery, typePlatformsQuery } from './allFilter.ts';
import type { AllFilter } from './allSearch.ts';

/** Reads the public data on the server. In the browser the screen opens at once and each block loads itself. */
export async function loadAllGames(queryClient: QueryClient, filter: AllFilter): Promise<void> {
  const reads = Promise.all([
    queryClient.prefetchQuery(platformsQuery()),
    queryClient.prefetchQuery(typePlatformsQuery(filter.type)),
    queryClient.prefetchQuery(typeCountsQuery()),
    ...(filter.show === 'mine' ? [] : [queryClient.prefetchQuery(allPageQuery(filter, 1))]),
  ]);
  if (import.meta.env.SSR) await reads;
}
