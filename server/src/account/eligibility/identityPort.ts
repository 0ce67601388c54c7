/** Port to a provider of identity checks. An operator passes an adapter to createHouse. docs/jurisdiction.md, M18 */

export interface IdentityRequest {
  /** Unique for each check. Asking twice under one reference begins one check. L05 */
  readonly reference: string;
  readonly realName: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
  /** Letters, digits and hyphens. Not stored by the house. */
  readonly documentNumber: string;
}

/** `pending`: decided later, and told by `outcomeOf`. */
export type IdentityOutcome = 'approved' | 'refused' | 'pending';

export interface IdentityPort {
  /** `sandbox` is shown to players as a simulation without a check. */
  readonly kind: 'sandbox' | 'real';
  /** Rejects, or does not answer in time, if the outcome is unknown. */
  begin(request: IdentityRequest): Promise<IdentityOutcome>;
  /** The outcome of an earlier check. `none`: the provider has never received it. */
  outcomeOf(reference: string): Promise<IdentityOutcome | 'none'>;
}
