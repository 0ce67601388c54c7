/** Writes: `const add = useCall(addBankCard)`, then `add.mutate({...})`. Never repeated by itself. AMB-174 */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import type { CallFailure } from '#api/failure.ts';
import { isFailure } from '#api/failure.ts';
import { closeMoneyRequest, openMoneyRequest } from '#api/moneyRequest.ts';
import { transportOf } from '#api/query.ts';

export type CallResult<C> = UseMutationResult<ResponseOf<C>, CallFailure, RequestOf<C>>;

/** Sends a write once; a money write under its stored request id, kept while the outcome is unknown. L04 */
export async function write<C extends Call>(
  client: QueryClient,
  call: C,
  request: RequestOf<C>,
): Promise<ResponseOf<C>> {
  const transport = transportOf(client);
  if (call.effect !== 'money') return transport(call, request, {});
  const moneyRequestId = openMoneyRequest(call.name, call.request.encode(request));
  try {
    const answer = await transport(call, request, { moneyRequestId });
    closeMoneyRequest(call.name);
    return answer;
  } catch (error) {
    if (!isFailure(error) || !error.isOutcomeUnknown) closeMoneyRequest(call.name);
    throw error;
  }
}

export interface CallOptions {
  /** The reads that the write makes stale, by call. */
  readonly invalidates?: readonly Call[];
  /** Who tells the player about a failure: the shell, or the form that shows it where it belongs. AMB-170 */
  readonly voice?: 'shell' | 'caller';
}

export function useCall<C extends Call>(call: C, options: CallOptions = {}): CallResult<C> {
  const client = useQueryClient();
  return useMutation<ResponseOf<C>, CallFailure, RequestOf<C>>({
    mutationFn: (request) => write(client, call, request),
    meta: { call, voice: options.voice ?? 'shell' },
    onSuccess: async () => {
      await Promise.all(
        (options.invalidates ?? []).map((stale) => client.invalidateQueries({ queryKey: [stale.name] })),
      );
    },
  });
}
