/** What a simulation asks of the house: one operation of one kind, which may be sent again and again. */
import type { Refusal } from '@foyer/house/refusal.ts';
import type { Chance } from './chance.ts';
import type { Expected, Model } from './model.ts';
import type { Process, World } from './world.ts';

/** What a player hears: done, or refused for good. Anything else is thrown, and means that it is not known. */
export interface Answer {
  readonly refusal: Refusal['reason'] | undefined;
  /** The reply's data where it was done. */
  readonly data: unknown;
}

/** An operation of which everything but its outcome is settled. */
export interface Ready {
  /** Whose money it can move. */
  readonly players: readonly string[];
  /** Sends it to a process. The same operation sends the same request under the same id each time. */
  send(process: Process): Promise<Answer>;
  /** What must be in the books for this answer. Throws where the answer cannot be right. */
  expected(answer: Answer): Promise<readonly Expected[]> | readonly Expected[];
  /** True where a clock that jumps may change the outcome before it is decided. */
  readonly isTimed?: boolean;
  /** What is left to be ended before other operations, such as a draw that pays. */
  after?(answer: Answer): Promise<void>;
}

export interface Scene {
  readonly world: World;
  readonly model: Model;
  readonly chance: Chance;
  /** A process that nothing happens to, for what an operation needs before it. */
  readonly quiet: () => Process;
  /** Does what an operation needs before it; the movements that it names are checked like any other. */
  step(players: readonly string[], act: () => Promise<readonly Expected[]>): Promise<void>;
  /** Gives a player money before an operation. */
  pay(playerId: string, account: 'main' | `game:${string}`, amountSatang: number): Promise<void>;
  newRequestId(): string;
}

export interface Kind {
  readonly name: string;
  /** Chooses players and amounts, and makes sure of what must be there before. */
  ready(scene: Scene): Promise<Ready>;
}

/** An answer that the operation cannot have. */
export class Untrue extends Error {}

export function mustBeDone(answer: Answer): void {
  if (answer.refusal !== undefined) throw new Untrue(`refused with ${answer.refusal}`);
}
export function mustBe(answer: Answer, refusal: Answer['refusal']): void {
  if (answer.refusal !== refusal) throw new Untrue(`${answer.refusal ?? 'done'} in place of ${refusal ?? 'done'}`);
}

/** The number of the order that a call has opened. */
export function orderNoOf(answer: Answer): string {
  mustBeDone(answer);
  return (answer.data as { readonly orderNo: string }).orderNo;
}
