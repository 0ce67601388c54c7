/** Writes: `const add = useCall(addBankCard)`, then `add.mutate({...})`. Never retried automatically. AMB-174 */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import type { CallFailure } from '#api/failure.ts';
import { isFailure } from '#api/failure.ts';
import { closeMoneyRequest, openMoneyRequest } from '#api/moneyRequest.ts';
import { transportOf } from '#api/query.ts';

export type CallResult<C> = UseMutationResult<ResponseOf<C>, CallFailure, RequestOf<C>>;

/** Options of a bonus claim. ERR-002, ERR-010 */
export interface Claim<C extends Call> {
  /** '2' lets code 808 lead to the deposit. */
  readonly bonusType?: (request: RequestOf<C>) => string;
  /** Receives the reply's own text. */
  readonly onWords?: (words: string) => void;
}

/** Sends a write once; a money write under its stored request id, kept while the outcome is unknown. L04 */
export async function write<C extends Call>(
  client: QueryClient,
  call: C,
  request: RequestOf<C>,
  claim: Claim<C> = {},
): Promise<ResponseOf<C>> {
  const transport = transportOf(client);
  const context = { bonusType: claim.bonusType?.(request), onWords: claim.onWords };
  if (call.effect !== 'money') return transport(call, request, context);
  const moneyRequestId = openMoneyRequest(call.name, call.request.encode(request));
  try {
    const answer = await transport(call, request, { ...context, moneyRequestId });
    closeMoneyRequest(call.name);
    return answer;
  } catch (error) {
    if (!isFailure(error) || !error.isOutcomeUnknown) closeMoneyRequest(call.name);
    throw error;
  }
}

export interface CallOptions<C extends Call> extends Claim<C> {
  /** The reads that the write makes stale, by call. */
  readonly invalidates?: readonly Call[] | undefined;
  /** The caller shows failures, so the shell does not. */
  readonly isShownByCaller?: boolean;
  /** Called before those reads. They may unmount the caller, in which case `mutate`'s own `onSuccess` is not called. */
  readonly onDone?: (answer: ResponseOf<C>) => void;
}

export function useCall<C extends Call>(call: C, options: CallOptions<C> = {}): CallResult<C> {
  const client = useQueryClient();
  return useMutation<ResponseOf<C>, CallFailure, RequestOf<C>>({
    mutationFn: (request) => write(client, call, request, options),
    meta: { call, isShownByCaller: options.isShownByCaller ?? false },
    onSuccess: (answer) => {
      options.onDone?.(answer);
      return readAgain(client, options.invalidates);
    },
    // If the outcome is unknown, read again, so that the page shows whether the write happened. L06
    onError: (failure) => (failure.isOutcomeUnknown ? readAgain(client, options.invalidates) : undefined),
  });
}

async function readAgain(client: QueryClient, stale: readonly Call[] = []): Promise<void> {
  await Promise.all(stale.map((call) => client.invalidateQueries({ queryKey: [call.name] })));
}
