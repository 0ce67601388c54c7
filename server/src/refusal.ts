/** A call that is answered with "no", by its name in the contract. */
import type { RefusalName } from '@foyer/contract/refusals.ts';

/** What the words of a refusal are filled with. */
export type RefusalArgs = Record<string, string | number>;

/** Thrown by a service; the http layer turns it into an envelope in the player's language. */
export class Refusal extends Error {
  readonly reason: RefusalName;
  readonly args: RefusalArgs;
  constructor(reason: RefusalName, args: RefusalArgs = {}) {
    super(reason);
    this.reason = reason;
    this.args = args;
  }
}
