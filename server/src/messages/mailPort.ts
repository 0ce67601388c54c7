/** Port by which domains write to a player. The text comes from kind and arguments, in the reader's language. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { MessageType } from '@foyer/contract/rules/inbox.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

type InEveryLanguage = Readonly<Record<Locale, string>>;
interface Amount {
  readonly orderNo: string;
  readonly amountSatang: number;
}

/** Kinds of letters with their arguments. The texts are in text namespace `letters`. */
export interface Letters {
  readonly welcome: { readonly account: string };
  /** The welcome of a house whose money is real. */
  readonly welcomeReal: { readonly account: string };
  readonly depositPaid: Amount;
  readonly depositExpired: Amount;
  readonly depositReturned: Amount;
  readonly withdrawalPaid: Amount & { readonly lastFour: string };
  /** `to` is the masked address or e-wallet. */
  readonly withdrawalSent: Amount & { readonly to: string };
  readonly withdrawalReturned: Amount & { readonly reason: InEveryLanguage };
  readonly reserveClaimed: Amount & { readonly minutes: number };
  readonly reserveReminder: Amount;
  readonly reserveCredited: Amount;
  readonly reservePaidOut: Amount;
  readonly reserveLapsed: Amount;
  readonly reserveReturned: Amount & { readonly reason: InEveryLanguage };
  readonly reserveDesk: Amount;
  readonly cardAdded: { readonly lastFour: string };
  readonly nameSet: object;
  readonly phoneVerified: object;
  readonly emailVerified: object;
  readonly loginPasswordChanged: object;
  readonly withdrawPasswordSet: object;
  readonly withdrawPasswordChanged: object;
  readonly withdrawPasswordLocked: { readonly tries: number; readonly minutes: number };
  readonly withdrawalsPaused: { readonly hours: number };
  readonly secondFactorOn: object;
  readonly secondFactorOff: object;
  readonly passkeyAdded: object;
  readonly passkeyRemoved: object;
  readonly thirdPartyLinked: { readonly passport: string };
  readonly thirdPartyUnlinked: { readonly passport: string };
  /** The operator's news, only to players who agree to them. M18 */
  readonly news: { readonly subject: InEveryLanguage; readonly content: InEveryLanguage };
  /** Customer service's reply. Its topic is that of the question. */
  readonly deskReply: { readonly topic: MessageType; readonly subject: string; readonly answer: InEveryLanguage };
}
export type LetterKind = keyof Letters;

interface LetterOf<K extends LetterKind> {
  readonly playerId: string;
  readonly kind: K;
  readonly args: Letters[K];
  /** Idempotency key of the event, unique per player. A second letter with the same key is not written. */
  readonly key: string;
}
export type Letter = { [K in LetterKind]: LetterOf<K> }[LetterKind];

export interface MailPort {
  /** Writes a letter and notifies the player's open pages. Never throws: a failed letter must not undo its event. */
  send(letter: Letter): Promise<void>;
  /** Writes a letter in the transaction of its event. The caller calls `arrived` after the commit. */
  write(letter: Letter, within: Transaction<Tables>): Promise<void>;
  arrived(playerId: string): void;
  /** Returns the number of unread letters. ENTITY-003 */
  unread(playerId: string): Promise<number>;
}
