/**
 * Port of a payment gateway. A gateway moves no money of the house. It shows a payer's page, reports the outcome of a
 * payment in signed notices, and answers questions about it. docs/payments.md
 */
import type { Received } from '../../http/signature.ts';

export interface Payment {
  /** The order's name at the gateway, repeated in its notices. */
  readonly merchantOrder: string;
  /** Minor units of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly payType: 'third' | 'qr';
  /** The channel's id, and the bank's code if the payer has chosen a bank. */
  readonly channelId: string;
  readonly bankCode: string;
  /** Address on this site to which the payer returns. */
  readonly returnUrl: string;
  readonly remark: string;
}

export interface Notice {
  /** The gateway's own id of the notice. It stays the same if the notice is sent again. */
  readonly noticeId: string;
  readonly merchantOrder: string;
  readonly outcome: 'paid' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
}

/** `unknown`: the page may have been opened or not. `refused`: it was not, for good. */
export type Opened =
  | { readonly state: 'open'; /** Address of the payer's page. */ readonly url: string }
  | { readonly state: 'refused' | 'unknown'; readonly reason: string };

export type PaymentState =
  | { readonly state: 'paid' | 'failed'; readonly amountMinor: number; readonly currency: string }
  | { readonly state: 'pending' }
  | { readonly state: 'unknown'; readonly reason: string };

export interface GatewayPort {
  /** Idempotent: the same merchant order gets the same page. Never throws for what the gateway does. */
  open(this: void, payment: Payment): Promise<Opened>;
  /** Verifies and parses a notice. `stale`: well signed, but too old. */
  read(this: void, received: Received): Notice | 'forged' | 'stale';
  /** Asks for a payment whose notice may have been lost. Never throws for what the gateway does. */
  status(this: void, merchantOrder: string): Promise<PaymentState>;
}
