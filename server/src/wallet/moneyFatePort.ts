/** How the wallet asks the rooms what a money request without an answer has come to. */
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { House } from '../house.ts';
import type { Decision } from '../http/context.ts';

export interface Unanswered {
  readonly playerId: string;
  readonly callName: string;
  readonly moneyKey: string;
  readonly decision: Decision;
}

/** Undefined where it has done nothing. */
export type Fate = 'done' | RefusalName | undefined;

export type FateOf = (house: House, request: Unanswered) => Promise<Fate>;
