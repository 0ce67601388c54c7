/** Port by which messages leave the house: SMS and mail. docs/messages.md */
import type { Locale } from '@foyer/contract/envelope.ts';

export const outsideChannels = ['sms', 'mail'] as const;
export type OutsideChannel = (typeof outsideChannels)[number];

export interface OutsideMessage {
  /** The same in every try, so that a gateway can recognise a repeat. */
  readonly id: string;
  readonly channel: OutsideChannel;
  /** A phone in the form of E.164, or a mail address. */
  readonly to: string;
  /** Mail only. */
  readonly subject: string;
  readonly text: string;
  readonly lang: Locale;
  /** True if the player asked for another route because the first message did not arrive. AMB-144 */
  readonly isSecondLine: boolean;
}

/** `unknown`: it may have been sent or not, so the house tries again with the same id. */
export type SendOutcome =
  | { readonly state: 'accepted'; /** The gateway's own id; '' without one. */ readonly gatewayId: string }
  | { readonly state: 'refused' | 'unknown'; /** Without the address and the text. */ readonly reason: string };

export interface MessagePort {
  /** Resolves within seconds and never throws for what the gateway does. */
  send(this: void, message: OutsideMessage): Promise<SendOutcome>;
}

/** The senders that the operator has set; undefined where a channel has none. */
export type Senders = Readonly<Record<OutsideChannel, MessagePort | undefined>>;
