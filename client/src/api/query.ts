/** Reads: `useQuery(q(bankCardList, {}))`. Retried once, but not after a refusal. R02 */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';
import { isOnline } from '#api/online.ts';

/** Sends calls: by fetch in a browser, directly to the house while the server renders a page. */
export type Transport = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: {
    readonly signal?: AbortSignal | undefined;
    readonly moneyRequestId?: string;
    readonly bonusType?: string | undefined;
    readonly onWords?: ((words: string) => void) | undefined;
  },
) => Promise<ResponseOf<C>>;

const transports = new WeakMap<QueryClient, Transport>();

export function setTransport(client: QueryClient, transport: Transport): void {
  transports.set(client, transport);
}

export function transportOf(client: QueryClient): Transport {
  const transport = transports.get(client);
  if (!transport) throw new Error('the query client has no transport');
  return transport;
}

/** Longest automatic wait before a retry. If the house asks for more, the failure is shown instead. */
const longestWaitMs = 5_000;

/**
 * Retries once if there was no reply, or if the house asked to retry soon. Refusals are final. So is a time-out: a
 * second one would keep the player waiting for ten seconds.
 */
export function isWorthRetrying(count: number, error: unknown): boolean {
  if (count > 0 || !isFailure(error) || error.kind === 'timeout' || !isOnline()) return false;
  return error.retryAfterMs === undefined ? error.isSilence : error.retryAfterMs <= longestWaitMs;
}

/** Delay before a retry: as long as the house says, else 300 ms, plus jitter. */
export function retryDelayMs(_count: number, error: unknown): number {
  const jitterMs = Math.random() * 300;
  return (isFailure(error) ? (error.retryAfterMs ?? 300) : 300) + jitterMs;
}

/** Query options of a read; its key is the call's name and the request. */
export function q<C extends Call>(call: C, request: RequestOf<C>) {
  return queryOptions({
    queryKey: [call.name, request] as const,
    queryFn: ({ client, signal }): Promise<ResponseOf<C>> => transportOf(client)(call, request, { signal }),
  });
}
