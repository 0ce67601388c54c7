/** Addresses of the calls whose payload names the session. AMB-128 */
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { carriesSession } from '@foyer/contract/sessionField.ts';

export const sessionPaths: ReadonlySet<string> = new Set(
  Object.values<Call>(calls)
    .filter(carriesSession)
    .map(({ path }) => path),
);
