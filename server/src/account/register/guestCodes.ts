/**
 * Codes for guests: six digits, valid once, 10 minutes, 5 tries, resend after 60 s, six an hour. Neither the reply nor
 * the stored rows reveal whether a message was sent. S16, ENV-012
 */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';
import { maskEmail, maskPhone } from '@foyer/contract/masks.ts';
import type { Context } from '../../http/context.ts';
import { drawCode, hashCode } from '../contact/codes.ts';
import { claimMessage, dropGuestCode, keepGuestCode, tryGuestCode } from './guestCodeStore.ts';
import type { GuestCodeKey } from './guestCodeStore.ts';
import { spendMessage } from '../../delivery/queue.ts';
import type { Letter } from '../../delivery/letter.ts';
import { outboxPath, requireSender, sendLetter } from '../contact/outbox.ts';
import { codeLifeMs } from '../contact/playerCodes.ts';

const resendMs = 60_000;
const allowedTries = 5;
const messagesAnHour = 6;

type Subject = Omit<GuestCodeKey, 'target'>;
/** The message to send: with the code or without it. */
type Message = Pick<Letter, 'purpose' | 'playerId'> & { readonly carriesCode: boolean };

const hashFor = (key: Subject, code: string): Buffer => hashCode(key.subject, key.scene, key.deviceId, code);

/** Stores a code, and sends `message` through the channel if given. Refuses: CODE_SENT_RECENTLY, NO_SENDER, TOO_MANY_REQUESTS. */
export async function sendGuestCode(
  context: Context<'CODE_SENT_RECENTLY' | 'NO_SENDER'>,
  key: GuestCodeKey,
  channel: CodeDelivery['channel'],
  message: Message | undefined,
): Promise<CodeDelivery> {
  const { house, lang } = context;
  requireSender(context, channel);
  const nowMs = context.now();
  const code = drawCode(house.random);
  const expiresMs = nowMs + codeLifeMs;
  const waitMs = await house.db.transaction().execute(async (trx) => {
    const wait = await claimMessage(trx, key, nowMs, messagesAnHour);
    if (wait > 0) return wait;
    await spendMessage(house, trx, channel);
    await keepGuestCode(trx, key, { codeHash: hashFor(key, code), nowMs, expiresMs });
    if (message !== undefined) {
      const { purpose, playerId, carriesCode } = message;
      const to = { channel, target: key.target, playerId, sessionId: '', deviceId: key.deviceId, lang };
      await sendLetter(house, trx, { ...to, purpose, code: carriesCode ? code : '', sentMs: nowMs, expiresMs });
    }
    return 0;
  });
  if (waitMs > 0) context.refuse('CODE_SENT_RECENTLY', { seconds: Math.ceil(waitMs / 1000) });
  // Masks the typed target, so that the reply reveals nothing about the account.
  const target = channel === 'mail' ? maskEmail(key.target) : maskPhone(key.target);
  const lifeMinutes = codeLifeMs / 60_000;
  return { channel, target, resendSeconds: resendMs / 1000, lifeMinutes, outbox: outboxPath(house) };
}

/** Returns whether the code is right, without consuming it, so that the form can be submitted again. */
export async function isGuestCode(context: Context, key: Subject, code: string): Promise<boolean> {
  const given = { codeHash: hashFor(key, code), allowedTries, uses: false };
  return (await tryGuestCode(context.house, key, given)) !== undefined;
}

/** Consumes a right code and returns the target it was sent to. Returns undefined for a wrong code. */
export async function spendGuestCode(context: Context, key: Subject, code: string): Promise<string | undefined> {
  const given = { codeHash: hashFor(key, code), allowedTries, uses: true };
  return (await tryGuestCode(context.house, key, given))?.target;
}

export async function forgetGuestCode(context: Context, key: Subject): Promise<void> {
  await dropGuestCode(context.house, key);
}
