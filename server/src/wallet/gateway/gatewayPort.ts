/**
 * Port of a payment gateway. A gateway moves no money of the house. It shows a payer's page and reports the outcome of
 * a payment in signed notifications. docs/operators.md says how to replace it.
 */
import type { House } from '../../house.ts';

export interface Payment {
  /** The order's name at the gateway, repeated in its notifications. */
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

/** A notification as received, not yet verified. */
export interface Delivery {
  readonly body: string;
  readonly signature: string;
}

export interface Notice {
  /** The gateway's own id of the notification. It stays the same if the notification is sent again. */
  readonly noticeId: string;
  readonly merchantOrder: string;
  readonly outcome: 'paid' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
}

export interface GatewayPort {
  /** Returns the address of the payer's page. Idempotent: the same merchant order gets the same page. */
  open(house: House, payment: Payment): Promise<string>;
  /** Verifies and parses a notification. Returns undefined if its signature is invalid or too old. */
  read(house: House, delivery: Delivery): Notice | undefined;
}
