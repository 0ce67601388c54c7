/** A claim that ignores further clicks while one is running. STATE-011, STATE-012, CONST-011 */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { timing } from '@foyer/contract/constants.ts';
import { useRef, useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';

interface Guarded<C extends Call> {
  readonly isHeld: boolean;
  /**
   * Resolves to undefined after a refusal, which the shell has shown, and to 'held' while an earlier click is running.
   */
  send(request: RequestOf<C>): Promise<ResponseOf<C> | 'held' | undefined>;
}

/** The guard is released 200 ms after the reply, whether it succeeds or fails. */
export function useGuardedCall<C extends Call>(call: C, invalidates: readonly Call[]): Guarded<C> {
  const write = useCall(call, { invalidates });
  const isLocked = useRef(false);
  const [isHeld, setIsHeld] = useState(false);
  const release = () => {
    isLocked.current = false;
    setIsHeld(false);
  };
  return {
    isHeld,
    async send(request) {
      if (isLocked.current) return 'held';
      isLocked.current = true;
      setIsHeld(true);
      try {
        return await write.mutateAsync(request);
      } catch (error) {
        if (!isFailure(error)) throw error;
        return undefined;
      } finally {
        setTimeout(release, timing.claimReleaseMs);
      }
    },
  };
}
