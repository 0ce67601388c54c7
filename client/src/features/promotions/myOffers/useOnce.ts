/** Sends one claim at a time: the next is possible 200 ms after the reply. STATE-011, STATE-012 */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { timing } from '@foyer/contract/constants.ts';
import { useRef, useState } from 'react';
import { useCall } from '#api/useCall.ts';

/** `onDone` is also called if the button was unmounted, because a claimed offer leaves the pending list. */
export function useOnce<C extends Call>(call: C, invalidates: readonly Call[], onDone: (reply: ResponseOf<C>) => void) {
  const sent = useCall<C>(call, { invalidates });
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const claim = async (request: RequestOf<C>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      onDone(await sent.mutateAsync(request));
    } catch {
      // The shell has shown the failure.
    }
    await new Promise((released) => setTimeout(released, timing.claimReleaseMs));
    isUnderWay.current = false;
    setIsBusy(false);
  };
  return { claim: (request: RequestOf<C>) => void claim(request), isBusy };
}
