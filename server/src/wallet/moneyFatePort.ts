/** Port through which the wallet asks the other domains for the outcome of a money request that was never answered. */
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { House } from '../house.ts';
import type { Decision } from '../http/context.ts';

export interface Unanswered {
  readonly playerId: string;
  readonly callName: string;
  readonly moneyKey: string;
  readonly decision: Decision;
}

/** Undefined if the request had no effect. */
export type Fate = 'done' | RefusalName | undefined;

export type FateOf = (house: House, request: Unanswered) => Promise<Fate>;
