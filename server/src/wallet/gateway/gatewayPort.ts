/**
 * What the house asks of a payment gateway. A gateway moves no money of the house: it shows a payer's page and tells, in
 * signed notifications, what became of a payment. docs/operators.md says how to put another one in its place.
 */
import type { House } from '../../house.ts';

export interface Payment {
  /** Names the order to the gateway and comes back in its notifications. */
  readonly merchantOrder: string;
  /** Minor units of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly payType: 'third' | 'qr';
  /** The channel's id and, where the payer has chosen one, a bank's. */
  readonly channelId: string;
  readonly bankCode: string;
  /** Where the payer goes on to, on this site. */
  readonly returnUrl: string;
  readonly remark: string;
}

/** A notification as it came over the wire. */
export interface Delivery {
  readonly body: string;
  readonly signature: string;
}

export interface Notice {
  /** The gateway's own id of the notification: sent twice, it is the same. */
  readonly noticeId: string;
  readonly merchantOrder: string;
  readonly outcome: 'paid' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
}

export interface GatewayPort {
  /** Answers the address of the payer's page. The same merchant order again answers the same page. */
  open(house: House, payment: Payment): Promise<string>;
  /** Reads a notification; undefined where the gateway has not signed it, or not lately. */
  read(house: House, delivery: Delivery): Notice | undefined;
}
