/** Reads: `useQuery(q(bankCardList, {}))`. One retry, none where the house has answered no. */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';

/** How calls leave: by fetch in a browser, straight into the house while a page is rendered there. */
export type Transport = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: { readonly signal?: AbortSignal; readonly moneyRequestId?: string; readonly bonusType?: string },
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

/** A refusal is an answer; only silence is asked again, once. */
export function isWorthRetrying(count: number, error: unknown): boolean {
  return count < 1 && isFailure(error) && error.isSilence;
}

/** Query options of a read; its key is the call's name and the request. */
export function q<C extends Call>(call: C, request: RequestOf<C>) {
  return queryOptions({
    queryKey: [call.name, request] as const,
    queryFn: ({ client, signal }): Promise<ResponseOf<C>> => transportOf(client)(call, request, { signal }),
  });
}
