/** The query client of a page: reads stay fresh for a while, one retry of silence, none of writes. */
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '#api/query.ts';

/** Guest lists change rarely; money reads are invalidated by what changes them. */
const freshMs = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: isWorthRetrying, retryDelay: 400, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
