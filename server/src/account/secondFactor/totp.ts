/** Time-based one-time passwords: RFC 4226 and RFC 6238 with SHA-1, 6 digits and steps of 30 s, and their secrets. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;

/** RFC 4226: returns the code of a counter. */
export function hotp(secret: Uint8Array, counter: number, length = digits): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(moving).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** length).padStart(length, '0');
}

export const stepOf = (nowMs: number): number => Math.floor(nowMs / stepMs);

/** Returns the time step of a code. Allows one step before and after now for clock drift; undefined if none matches. */
export function matchingStep(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  const given = Buffer.from(code.padEnd(digits).slice(0, digits));
  const now = stepOf(nowMs);
  let found: number | undefined;
  // Always compare all three, so that the duration reveals nothing.
  for (const step of [now - 1, now, now + 1]) {
    if (timingSafeEqual(Buffer.from(hotp(secret, step)), given) && code.length === digits) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

/** Returns the URI that an authenticator reads from a QR code. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
