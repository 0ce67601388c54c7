/**
 * SMS through any gateway that takes one signed POST a message. The receiving side is a few lines in front of a
 * provider's own interface. docs/messages.md
 */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { HouseConfig } from '../config.ts';
import { faultOf } from './messageFault.ts';
import type { MessagePort, SendOutcome } from './messagePort.ts';

type SmsSettings = Pick<HouseConfig, 'smsUrl' | 'smsSecret'>;

/** Errors of the client that pass: a time-out, a repeat while the first try is under way, and limits. */
const passing = new Set([408, 409, 425, 429]);
const accepted = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });

/** Returns HMAC-SHA256 over time and body, as hex. */
const signatureOf = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}\n${body}`).digest('hex');

async function outcomeOf(reply: Response): Promise<SendOutcome> {
  const { status } = reply;
  if (!reply.ok) {
    await reply.body?.cancel();
    const isFinal = status >= 400 && status < 500 && !passing.has(status);
    return { state: isFinal ? 'refused' : 'unknown', reason: `HTTP ${status}` };
  }
  // The status decides. A body that breaks off or has another form leaves only the id unknown.
  const read = v.safeParse(accepted, await reply.json().catch(() => undefined));
  return { state: 'accepted', gatewayId: read.success ? read.output.id : '' };
}

/** `now` is the clock of the machine, which a gateway compares with its own. */
export function smsGateway({ smsUrl, smsSecret }: SmsSettings, now: () => number, timeoutMs = 10_000): MessagePort {
  return {
    async send(message) {
      const fault = faultOf(message);
      if (fault !== '') return { state: 'refused', reason: fault };
      const { id, to, text, lang, isSecondLine } = message;
      const body = JSON.stringify({ id, to, text, lang, isSecondLine });
      const time = String(now());
      try {
        const reply = await fetch(smsUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': id,
            'x-foyer-time': time,
            'x-foyer-signature': signatureOf(smsSecret, time, body),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return await outcomeOf(reply);
      } catch (error) {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        return { state: 'unknown', reason: isLate ? 'no reply in time' : 'connection lost' };
      }
    },
  };
}
