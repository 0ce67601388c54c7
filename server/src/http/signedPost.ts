/** One signed POST to a service of the operator: SMS, payments, payouts. Never throws for what the service does. */
import type { SignatureScheme } from '../paymentSettings.ts';
import { ownScheme, signed } from './signature.ts';

/** `unknown`: the service may have acted or not, so the same id is sent or asked for again. */
export type PostOutcome =
  | { readonly state: 'answered'; /** Parsed JSON; undefined if it is none. */ readonly body: unknown }
  | { readonly state: 'refused' | 'unknown'; /** Without any content of the request. */ readonly reason: string };

export interface Service {
  readonly url: string;
  readonly secret: string;
  readonly scheme?: SignatureScheme;
  readonly timeoutMs?: number;
}

/** Errors of the client that pass: a time-out, a repeat while the first try is under way, and limits. */
const passing = new Set([408, 409, 425, 429]);

async function outcomeOf(reply: Response): Promise<PostOutcome> {
  const { status } = reply;
  if (!reply.ok) {
    await reply.body?.cancel();
    const isFinal = status >= 400 && status < 500 && !passing.has(status);
    return { state: isFinal ? 'refused' : 'unknown', reason: `HTTP ${status}` };
  }
  const body: unknown = await reply.json().catch(() => undefined);
  return { state: 'answered', body };
}

/** `nowMs` is the time of the machine, which the service compares with its own. */
export async function signedPost(
  { url, secret, scheme = ownScheme, timeoutMs = 10_000 }: Service,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  nowMs: number,
): Promise<PostOutcome> {
  const { headers, body } = signed(scheme, secret, fields, nowMs);
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id, ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await outcomeOf(reply);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { state: 'unknown', reason: isLate ? 'no reply in time' : 'connection lost' };
  }
}
