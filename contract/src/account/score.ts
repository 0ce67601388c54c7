/** The security score. CONST-028 */

/** The four items that count. AMB-186 */
export interface ScoredItems {
  readonly isNameVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isEmailVerified: boolean;
  readonly isWithdrawPasswordSet: boolean;
}

/** Four items at 25 each, at least 20, at most 99. */
export function securityScore(items: ScoredItems): number {
  const { isNameVerified, isPhoneVerified, isEmailVerified, isWithdrawPasswordSet } = items;
  const done = [isNameVerified, isPhoneVerified, isEmailVerified, isWithdrawPasswordSet].filter(Boolean).length;
  return Math.min(99, Math.max(20, done * 25));
}
