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

/** `invalidates` names the reads that the write makes stale, by call; `isShownByCaller` keeps the shell from speaking. */
export function useCall<C extends Call>(
  call: C,
  options: { readonly invalidates?: readonly Call[]; readonly isShownByCaller?: boolean } = {},
): CallResult<C> {
  const client = useQueryClient();
  return useMutation<ResponseOf<C>, CallFailure, RequestOf<C>>({
    mutationFn: (request) => write(client, call, request),
    meta: { call, isShownByCaller: options.isShownByCaller ?? false },
    onSuccess: async () => {
      await Promise.all(
        (options.invalidates ?? []).map((stale) => client.invalidateQueries({ queryKey: [stale.name] })),
      );
    },
  });
}
