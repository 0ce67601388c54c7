/** Writes for which the house may ask the player to prove again who they are. S18, docs/security/practice.md */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import type { CallOptions } from '#api/useCall.ts';
import { openDialog } from '#session/dialogs.ts';

/** Opens the dialog. Resolves to whether the player has proved themselves; false if they closed it. */
const askForProof = (data: unknown): Promise<boolean> =>
  new Promise((answer) => {
    const hasFactor = typeof data === 'object' && data !== null && 'hasFactor' in data && data.hasFactor === 1;
    openDialog({ kind: 'proof', hasFactor, onAnswer: answer });
  });

export interface ProvedCall<C extends Call> {
  readonly isPending: boolean;
  /** Sends the request, and once more after a proof if the house asks for one. */
  readonly send: (request: RequestOf<C>) => Promise<ResponseOf<C>>;
}

export function useProvedCall<C extends Call>(call: C, options: CallOptions<C> = {}): ProvedCall<C> {
  const write = useCall(call, { ...options, isShownByCaller: true });
  return {
    isPending: write.isPending,
    send: async (request) => {
      try {
        return await write.mutateAsync(request);
      } catch (error) {
        if (!isFailure(error) || error.code !== refusals.PROOF_NEEDED || !(await askForProof(error.data))) throw error;
        return await write.mutateAsync(request);
      }
    },
  };
}
