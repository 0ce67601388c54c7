/**
 * The referral code: from the address into a cookie of 7 days, from there into the registration form. AMB-020, AMB-021
 */
import { readCookie, writeCookie } from '#session/cookies.ts';

const isCode = (code: string): boolean => /^[\w-]{1,32}$/.test(code);

export const referralCode = (): string => readCookie('agentCode');

/** The address takes precedence over the cookie. An invalid code is ignored. ROUTE-072 */
export function keepReferral(search: string): void {
  const code = new URLSearchParams(search).get('agentCode') ?? '';
  if (isCode(code)) writeCookie('agentCode', code);
}
