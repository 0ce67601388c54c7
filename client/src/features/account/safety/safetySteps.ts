import type { UserInfo } from '@foyer/contract/account/session.ts';

export type SafetyStep = 'name' | 'phone' | 'password';

/** What a withdrawal and a bank card need and the player has not done yet. VALID-039, VALID-043, VALID-044 */
export function missingSteps(user: UserInfo['userInfo']): readonly SafetyStep[] {
  const steps: SafetyStep[] = [];
  if (!user.isPhoneVerified) steps.push('phone');
  if (!user.isWithdrawPasswordSet) steps.push('password');
  return steps;
}
