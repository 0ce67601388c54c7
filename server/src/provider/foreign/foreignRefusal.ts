/** A refusal of a provider's call. Nothing has moved then. docs/game-providers.md */
import type { ForeignReason } from '@foyer/contract/provider/providerRefusals.ts';

export class ForeignRefusal extends Error {
  readonly reason: ForeignReason;
  readonly details: Readonly<Record<string, string | number>>;
  constructor(reason: ForeignReason, details: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}
