/** A refused call, by the refusal's name in the contract. */
import type { RefusalName } from '@foyer/contract/refusals.ts';

/** Values for the placeholders in a refusal's message. */
export type RefusalArgs = Record<string, string | number>;

/** Thrown by a service. The HTTP layer converts it to an envelope in the player's language. */
export class Refusal extends Error {
  readonly reason: RefusalName;
  readonly args: RefusalArgs;
  constructor(reason: RefusalName, args: RefusalArgs = {}) {
    super(reason);
    this.reason = reason;
    this.args = args;
  }
}
