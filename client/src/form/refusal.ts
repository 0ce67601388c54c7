/** Maps a failure to its refusal. Some names share a code, so the call's own list takes precedence. */
import type { Call, RefusalOf } from '@foyer/contract/call.ts';
import { alwaysPossible, refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { CallFailure } from '#api/failure.ts';

export type RefusalOfCall<C extends Call> = RefusalOf<C> | (typeof alwaysPossible)[number];

export function refusalName<C extends Call>(call: C, failure: CallFailure): RefusalOfCall<C> | undefined {
  if (failure.kind !== 'refused') return undefined;
  const names: readonly RefusalName[] = [...call.refuses, ...alwaysPossible];
  return names.find((name) => refusals[name] === failure.code) as RefusalOfCall<C> | undefined;
}
