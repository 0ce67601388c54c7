/** The query client of a page. Reads stay fresh for a minute and are retried once; writes are not retried. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { CallFailure } from '#api/failure.ts';
import { isFailure } from '#api/failure.ts';
import { isWorthRetrying, retryDelayMs } from '#api/query.ts';

/** Guest lists change rarely; money reads are invalidated by what changes them. */
const freshMs = 60_000;

/** `act` is called with every final failure of a read or a write. */
export function createQueryClient(act?: (failure: CallFailure, isQuiet: boolean) => void): QueryClient {
  const onError = (error: Error, meta: Record<string, unknown> | undefined) => {
    if (isFailure(error)) act?.(error, meta?.isShownByCaller === true);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      // Nothing is queued until the connection returns: a read fails and is repeated then, and a write fails for good.
      // R04
      queries: {
        staleTime: freshMs,
        retry: isWorthRetrying,
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
