/** Renders letters as text when they are read. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { locales } from '@foyer/contract/envelope.ts';
import type { mailTopics } from '@foyer/contract/messages/mail.ts';
import { amountText } from '@foyer/text/amount.ts';
import { translate } from '@foyer/text/translate.ts';
import type { LetterKind } from './mailPort.ts';

export type MailTopic = (typeof mailTopics)[number];

export const topicOf: Readonly<Record<Exclude<LetterKind, 'deskReply'>, MailTopic>> = {
  welcome: 'account',
  welcomeReal: 'account',
  depositPaid: 'deposit',
  depositExpired: 'deposit',
  depositReturned: 'deposit',
  withdrawalPaid: 'withdrawal',
  withdrawalSent: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  reserveClaimed: 'withdrawal',
  reserveReminder: 'deposit',
  reserveCredited: 'deposit',
  reservePaidOut: 'withdrawal',
  reserveLapsed: 'deposit',
  reserveReturned: 'withdrawal',
  reserveDesk: 'deposit',
  cardAdded: 'security',
  nameSet: 'security',
  phoneVerified: 'security',
  emailVerified: 'security',
  loginPasswordChanged: 'security',
  withdrawPasswordSet: 'security',
  withdrawPasswordChanged: 'security',
  withdrawPasswordLocked: 'security',
  withdrawalsPaused: 'security',
  secondFactorOn: 'security',
  secondFactorOff: 'security',
  passkeyAdded: 'security',
  passkeyRemoved: 'security',
  thirdPartyLinked: 'security',
  thirdPartyUnlinked: 'security',
  news: 'other',
};

export const isLetterKind = (kind: string): kind is LetterKind => kind === 'deskReply' || Object.hasOwn(topicOf, kind);

export interface Words {
  readonly subject: string;
  readonly content: string;
}

/** Renders a letter in one language. Amounts are stored in minor units and shown with the currency's sign. */
export function wordsOf(lang: Locale, kind: LetterKind, args: Readonly<Record<string, unknown>>): Words {
  // The arguments were type-checked when the letter was written. Read back from JSON they have no type.
  const write = translate(lang) as (namespace: 'letters', key: string, args: object) => string;
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => written(lang, name, value)));
  return { subject: write('letters', `${kind}.subject`, values), content: write('letters', `${kind}.content`, values) };
}

function written(lang: Locale, name: string, value: unknown): [string, string] {
  if (name === 'amountSatang') return ['amount', amountText(Number(value))];
  if (typeof value === 'object' && value !== null) {
    const words = value as Partial<Record<Locale, string>>;
    return [name, words[lang] ?? words[locales[0]] ?? ''];
  }
  return [name, String(value)];
}
