/** Verifying a phone by a code sent to it. ENV-012, SI-38, S16 */
import type { confirmPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { PlayerContext } from '../http/context.ts';
import { playerById } from '../players/players.ts';
import { drawCode, hashCode } from './codes.ts';
import { deliverSms } from './outbox.ts';
import { claimCode, consumeCode, lastSentMs, phoneOwner, verifyPhone } from './phoneStore.ts';

const scene = 'phone';
export const codeLifeMs = 10 * 60_000;
const resendMs = 60_000;
const allowedTries = 5;

/**
 * Sends a code of 6 digits: once, 10 minutes, 5 tries, a new one after 60 s per player and per phone.
 * Refuses: PHONE_ALREADY_VERIFIED, PHONE_TAKEN, CODE_SENT_RECENTLY.
 */
export async function sendPhoneCode(
  context: PlayerContext<RefusalOf<typeof sendPhoneSMS>>,
  { mobilePhone }: RequestOf<typeof sendPhoneSMS>,
): Promise<undefined> {
  const { house, playerId } = context;
  const player = await playerById(house, playerId);
  if (player.isPhoneVerified) context.refuse('PHONE_ALREADY_VERIFIED');
  const owner = await phoneOwner(house, mobilePhone);
  if (owner !== undefined && owner !== playerId) context.refuse('PHONE_TAKEN');
  const nowMs = context.now();
  const sentMs = await lastSentMs(house, playerId, scene, mobilePhone);
  if (nowMs - sentMs < resendMs) refuseRecent(context, sentMs, nowMs);
  const code = drawCode(house.random);
  const codeHash = hashCode(playerId, scene, mobilePhone, code);
  const isMine = await claimCode(house, {
    playerId,
    scene,
    target: mobilePhone,
    codeHash,
    sentMs: nowMs,
    expiresMs: nowMs + codeLifeMs,
    onlyIfSentBeforeMs: nowMs - resendMs,
  });
  if (!isMine) refuseRecent(context, nowMs, nowMs);
  await deliverSms(context, mobilePhone, code);
}

function refuseRecent(context: PlayerContext<'CODE_SENT_RECENTLY'>, sentMs: number, nowMs: number): never {
  return context.refuse('CODE_SENT_RECENTLY', { seconds: Math.ceil((sentMs + resendMs - nowMs) / 1000) });
}

/** Refuses: PHONE_ALREADY_VERIFIED, WRONG_CODE, PHONE_TAKEN. A verified phone is changed by customer service. ROLE-014 */
export async function confirmPhoneCode(
  context: PlayerContext<RefusalOf<typeof confirmPhone>>,
  { mobilePhone, code }: RequestOf<typeof confirmPhone>,
): Promise<undefined> {
  const { house, playerId } = context;
  const player = await playerById(house, playerId);
  if (player.isPhoneVerified) context.refuse('PHONE_ALREADY_VERIFIED');
  const codeHash = hashCode(playerId, scene, mobilePhone, code);
  const isRight = await consumeCode(house, { playerId, scene, target: mobilePhone, codeHash, allowedTries });
  if (!isRight) context.refuse('WRONG_CODE');
  if (!(await verifyPhone(house, playerId, mobilePhone))) context.refuse('PHONE_TAKEN');
  await house.mail.send({ playerId, kind: 'phoneVerified', args: {}, key: 'phoneVerified' });
}
