/** Codes for logged-in players: six digits, valid once, 10 minutes, 5 tries, resend after 60 s. S16, ENV-012 */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';
import type { PlayerContext } from '../../http/context.ts';
import { drawCode, hashCode } from './codes.ts';
import { claimCode, consumeCode, lastSentMs } from './codeStore.ts';
import { outboxPath, requireSender, sendLetter } from './outbox.ts';
import { spendMessage } from '../../delivery/queue.ts';

export const codeLifeMs = 10 * 60_000;
const resendMs = 60_000;
const allowedTries = 5;

interface CodeTo {
  /** Purpose of the code. It is not valid for another purpose. */
  readonly scene: 'phone' | 'email' | 'withdraw';
  /** Phone or email address. */
  readonly target: string;
}

interface Letter extends CodeTo {
  readonly channel: CodeDelivery['channel'];
  /** Masked target for the reply. */
  readonly masked: string;
}

/** Sends one code even if requests race. Refuses: NO_SENDER, CODE_SENT_RECENTLY and TOO_MANY_REQUESTS with the seconds to wait. */
export async function sendPlayerCode(
  context: PlayerContext<'CODE_SENT_RECENTLY' | 'NO_SENDER'>,
  { scene, target, channel, masked }: Letter,
): Promise<CodeDelivery> {
  const { house, playerId, sessionId, deviceId, lang } = context;
  requireSender(context, channel);
  const nowMs = context.now();
  const sentMs = await lastSentMs(house, playerId, scene, target);
  if (nowMs - sentMs < resendMs) refuseRecent(context, sentMs, nowMs);
  const code = drawCode(house.random);
  const times = { sentMs: nowMs, expiresMs: nowMs + codeLifeMs };
  const codeHash = hashCode(playerId, scene, target, code);
  const claim = { playerId, scene, target, codeHash, ...times, onlyIfSentBeforeMs: nowMs - resendMs };
  const letter = { channel, purpose: 'verify', target, code, playerId, sessionId, deviceId, lang, ...times } as const;
  const isMine = await claimCode(house, claim, async (within) => {
    await spendMessage(house, within, channel);
    await sendLetter(house, within, letter);
  });
  if (!isMine) refuseRecent(context, nowMs, nowMs);
  const outbox = outboxPath(house);
  return { channel, target: masked, resendSeconds: resendMs / 1000, lifeMinutes: codeLifeMs / 60_000, outbox };
}

function refuseRecent(context: PlayerContext<'CODE_SENT_RECENTLY'>, sentMs: number, nowMs: number): never {
  return context.refuse('CODE_SENT_RECENTLY', { seconds: Math.ceil((sentMs + resendMs - nowMs) / 1000) });
}

/** Consumes a right code, and counts a try otherwise. */
export async function takePlayerCode(
  { house, playerId }: PlayerContext,
  { scene, target }: CodeTo,
  code: string,
): Promise<boolean> {
  const codeHash = hashCode(playerId, scene, target, code);
  return await consumeCode(house, { playerId, scene, target, codeHash, allowedTries });
}
