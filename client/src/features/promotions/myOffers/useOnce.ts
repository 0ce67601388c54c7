/** The guard of a claim: while one is under way, and 200 ms after its reply, no second one is sent. STATE-011, STATE-012 */
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { timing } from '@foyer/contract/constants.ts';
import { useRef, useState } from 'react';
import { useCall } from '#api/useCall.ts';
import type { CallResult } from '#api/useCall.ts';

type Mutate<C extends Call> = CallResult<C>['mutate'];

export function useOnce<C extends Call>(call: C, invalidates: readonly Call[]) {
  const sent = useCall<C>(call, { invalidates });
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = (request: RequestOf<C>, options: Parameters<Mutate<C>>[1] = {}): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    sent.mutate(request, {
      ...options,
      onSettled: () =>
        setTimeout(() => {
          isUnderWay.current = false;
          setIsBusy(false);
        }, timing.claimReleaseMs),
    });
  };
  return { send, isBusy };
}
