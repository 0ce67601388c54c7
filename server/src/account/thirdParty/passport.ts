/** The sandbox's third party: a passport bound to a browser, because a fresh checkout has no real provider. */
import { createHash } from 'node:crypto';

export const sandboxProvider = 'sandbox';
/** Address at which the house starts a log-in, and address of the third party's own page. */
export const passportStart = '/auth/sandbox';
export const passportPage = '/sandbox/passport';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Hash of the nonce for the third party. The nonce itself stays in the browser's cookie. */
export const challengeOf = (nonce: string): string => sha256(nonce).toString('base64url');

/** Identity that belongs to a passport's secret. The secret itself stays in the cookie. */
export const subjectOf = (secret: string): string => sha256(`passport ${secret}`).toString('base64url');

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Short readable name of an identity: SP-7K2Q4M. */
export function passportName(subject: string): string {
  const drawn = sha256(`name ${subject}`).subarray(0, 6);
  return `SP-${Array.from(drawn, (byte) => letters[byte % letters.length]).join('')}`;
}
