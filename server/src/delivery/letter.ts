/** A message with its purpose, code and recipient, before it is rendered to text. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import type { OutsideChannel } from './messagePort.ts';

export const letterChannels = ['sms', 'voice', 'mail'] as const;
export const letterPurposes = ['verify', 'register', 'recover', 'phoneTaken', 'passwordChanged'] as const;

export interface Letter {
  /** `voice` is the second line for SMS. AMB-144 */
  readonly channel: (typeof letterChannels)[number];
  readonly purpose: (typeof letterPurposes)[number];
  /** '' for a guest without an account. */
  readonly playerId: string;
  /** '' without a log-in. The message then belongs to the device. */
  readonly sessionId: string;
  readonly deviceId: string;
  /** Phone or mail address as the house stores it. */
  readonly target: string;
  /** The same for the outside: a phone in the form of E.164. */
  readonly to: string;
  /** '' if the message has no code. */
  readonly code: string;
  readonly lang: Locale;
  readonly sentMs: number;
  /** Expiry of the code. The message is not sent afterwards. */
  readonly expiresMs: number;
}

export const outsideChannelOf = (channel: Letter['channel']): OutsideChannel => (channel === 'mail' ? 'mail' : 'sms');

function sentenceOf({ purpose, code, lang, sentMs, expiresMs }: Letter): string {
  const text = translate(lang);
  if (purpose === 'phoneTaken' || purpose === 'passwordChanged') return text('delivery', `notice.${purpose}`);
  return text('delivery', `code.${purpose}`, { code, minutes: Math.floor((expiresMs - sentMs) / 60_000) });
}

/** The subject contains no code, because lock screens and mail server logs show subjects. */
export function wordsOf(letter: Letter): { readonly subject: string; readonly text: string } {
  const text = translate(letter.lang);
  const sentence = sentenceOf(letter);
  if (letter.channel !== 'mail') return { subject: '', text: text('delivery', 'sms', { sentence }) };
  return {
    subject: text('delivery', `subject.${letter.purpose}`),
    text: text('delivery', 'mail', { sentence }),
  };
}
