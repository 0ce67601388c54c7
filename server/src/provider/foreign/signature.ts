/** Signatures of a provider's requests: HMAC-SHA256 over time, path and body. docs/game-providers.md, S01 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GameProvider } from '../../gameProviders.ts';

/** A request with an older or a later time is refused. Within it, ids make repeats harmless. */
const signatureWindowMs = 5 * 60_000;

export interface Signed {
  /** Epoch milliseconds, as sent. */
  readonly time: string;
  readonly path: string;
  readonly body: string;
}

export const signatureOf = (secret: string, { time, path, body }: Signed): string =>
  createHmac('sha256', secret).update(`${time}\n${path}\n${body}`).digest('hex');

export interface Claim extends Signed {
  /** `<provider>:<key>`. */
  readonly key: string;
  readonly signature: string;
}

/** Returns the provider that has signed a request; undefined if none has, or not within the window. */
export function signerOf(providers: readonly GameProvider[], claim: Claim, nowMs: number): GameProvider | undefined {
  if (!/^\d{13}$/.test(claim.time) || Math.abs(Number(claim.time) - nowMs) > signatureWindowMs) return undefined;
  const [code, keyId] = claim.key.split(':');
  const provider = providers.find((one) => one.code === code);
  const key = provider?.keys.find(({ id }) => id === keyId);
  if (key === undefined || !/^[\da-f]{64}$/.test(claim.signature)) return undefined;
  const wanted = Buffer.from(signatureOf(key.secret, claim), 'hex');
  return timingSafeEqual(wanted, Buffer.from(claim.signature, 'hex')) ? provider : undefined;
}
