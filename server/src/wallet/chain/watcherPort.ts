/** Port of a chain watcher: it owns the receiving addresses and sees the transfers to them. docs/payments.md */

/** Orders are in hundredths of a USDT, transfers in millionths. */
export const e6PerMinor = 10_000;

export interface WatchedOrder {
  /** The order's name at the watcher, the same in every question. */
  readonly orderId: string;
  /** A code of ENUM-013. */
  readonly chain: string;
}

export interface Transfer {
  /** Unique among all transfers of all chains: two transfers of one transaction have two ids. */
  readonly transferId: string;
  /** Millionths of a USDT. */
  readonly amountE6: number;
  readonly confirmations: number;
}

export type AddressAnswer =
  | { readonly state: 'ready'; readonly address: string }
  | { readonly state: 'refused' | 'unknown'; readonly reason: string };

export type TransfersAnswer =
  | { readonly state: 'seen'; readonly transfers: readonly Transfer[] }
  | { readonly state: 'unknown'; readonly reason: string };

export interface WatcherPort {
  /** Idempotent: an order has one address, and no other order ever has it. Never throws. */
  address(this: void, order: WatchedOrder): Promise<AddressAnswer>;
  /** The transfers that are on the chain now. One that a reorganisation dropped is no longer among them. Never throws. */
  transfers(this: void, order: WatchedOrder): Promise<TransfersAnswer>;
}
