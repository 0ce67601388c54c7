import type { UserInfo } from '@foyer/contract/account/session.ts';

export type SafetyStep =
  | 'name'
  | 'phone'
  | 'email'
  | 'birthday'
  | 'loginPassword'
  | 'password'
  | 'changeWithdraw'
  | 'resetWithdraw'
  | 'qq'
  | 'weChat';

export type MissingStep = 'phone' | 'password' | 'name' | 'email';
/**
 * What the operator requires. The phone is needed unless that is switched off; by default the first bank card sets the name.
 * ENTITY-009, AMB-086
 */
interface Required {
  readonly isPhone?: boolean | undefined;
  readonly isName?: boolean;
  readonly isEmail?: boolean;
}

/** Steps that a withdrawal or a bank card requires and the player has not completed. VALID-039, VALID-043, VALID-044 */
export function missingSteps(user: UserInfo['userInfo'], required: Required = {}): readonly MissingStep[] {
  const steps: MissingStep[] = [];
  if (required.isPhone !== false && !user.isPhoneVerified) steps.push('phone');
  if (!user.isWithdrawPasswordSet) steps.push('password');
  if (required.isName && !user.isNameVerified) steps.push('name');
  if (required.isEmail && !user.isEmailVerified) steps.push('email');
  return steps;
}

/** The scored items that are still open, in the recommended order. CONST-028 */
export function openItems(user: UserInfo['userInfo']): readonly ('phone' | 'password' | 'name' | 'email')[] {
  const items = [
    ['phone', user.isPhoneVerified],
    ['password', user.isWithdrawPasswordSet],
    ['name', user.isNameVerified],
    ['email', user.isEmailVerified],
  ] as const;
  return items.filter(([, isDone]) => !isDone).map(([item]) => item);
}
