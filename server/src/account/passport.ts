/** The sandbox's third party: a passport that belongs to a browser, since a bare clone has nobody to ask. */
import { createHash } from 'node:crypto';

export const sandboxProvider = 'sandbox';
/** Where the house begins a log-in there, and where the third party's own page stands. */
export const passportStart = '/auth/sandbox';
export const passportPage = '/sandbox/passport';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What the third party is shown of the nonce that stays in the browser's cookie. */
export const challengeOf = (nonce: string): string => sha256(nonce).toString('base64url');

/** Whom a passport's secret stands for; the secret itself stays in the cookie. */
export const subjectOf = (secret: string): string => sha256(`passport ${secret}`).toString('base64url');

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** A number short enough to read: SP-7K2Q4M. */
export function passportName(subject: string): string {
  const drawn = sha256(`name ${subject}`).subarray(0, 6);
  return `SP-${Array.from(drawn, (byte) => letters[byte % letters.length]).join('')}`;
}
