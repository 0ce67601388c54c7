/** Port by which withdrawals are paid out. docs/payments.md */

export type Destination =
  | {
      readonly kind: 'bank';
      readonly bankCode: string;
      readonly bankName: string;
      readonly branch: string;
      readonly accountNumber: string;
      readonly holderName: string;
    }
  | { readonly kind: 'usdt'; readonly chain: string; readonly address: string }
  | { readonly kind: 'wallet'; readonly account: string };

export interface PayoutOrder {
  /** The same in every try. The provider pays an id once, however often it is sent. */
  readonly payoutId: string;
  /** What arrives, in minor units of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly destination: Destination;
}

/**
 * `unknown`: it may have been paid or not, so the money stays held. `none`: the provider has never had this id; only
 * said when asked for the status. `returned`: it was paid, and the money came back to the house.
 */
export type PayoutAnswer =
  | {
      readonly state: 'submitted' | 'sent' | 'confirmed';
      /** The provider's own id; '' without one. */ readonly providerId: string;
    }
  | { readonly state: 'failed' | 'returned'; readonly reason: string }
  | { readonly state: 'none' }
  | { readonly state: 'unknown'; /** Without the destination. */ readonly reason: string };

export interface PayoutPort {
  /** Resolves within seconds and never throws for what the provider does. Never answers `none`. */
  send(this: void, order: PayoutOrder): Promise<PayoutAnswer>;
  status(this: void, payoutId: string): Promise<PayoutAnswer>;
}
