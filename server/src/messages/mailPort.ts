/** How other rooms write to a player. The words come from the kind and its arguments, in the language of the reader. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { MessageType } from '@foyer/contract/rules/inbox.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

type InEveryLanguage = Readonly<Record<Locale, string>>;
interface Amount {
  readonly orderNo: string;
  readonly amountSatang: number;
}

/** What the house writes about, and what each letter names. Its words: text room `letters`. */
export interface Letters {
  readonly welcome: { readonly account: string };
  readonly depositPaid: Amount;
  readonly depositExpired: Amount;
  readonly withdrawalPaid: Amount & { readonly lastFour: string };
  /** To an address or an e-wallet, as it is shown. */
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
  readonly secondFactorOn: object;
  readonly secondFactorOff: object;
  readonly passkeyAdded: object;
  readonly passkeyRemoved: object;
  readonly thirdPartyLinked: { readonly passport: string };
  readonly thirdPartyUnlinked: { readonly passport: string };
  /** Customer service's answer; the topic is the question's. */
  readonly deskReply: { readonly topic: MessageType; readonly subject: string; readonly answer: InEveryLanguage };
}
export type LetterKind = keyof Letters;

interface LetterOf<K extends LetterKind> {
  readonly playerId: string;
  readonly kind: K;
  readonly args: Letters[K];
  /** Names the event within the player: told again under the same key, nothing is written again. */
  readonly key: string;
}
export type Letter = { [K in LetterKind]: LetterOf<K> }[LetterKind];

export interface MailPort {
  /** Writes a letter and tells the player's open pages. Never fails: a letter is no reason to lose what it tells of. */
  send(letter: Letter): Promise<void>;
  /** Writes it together with what it tells of; whoever commits calls `arrived` afterwards. */
  write(letter: Letter, within: Transaction<Tables>): Promise<void>;
  arrived(playerId: string): void;
  /** How many letters wait unread. ENTITY-003 */
  unread(playerId: string): Promise<number>;
}
