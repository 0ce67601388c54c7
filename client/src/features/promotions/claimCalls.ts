/** The claim calls that the form of the hall sends. Other bonuses are earned on their own pages. AMB-140 */
import type { Call } from '@foyer/contract/call.ts';
import {
  applyRealTimeBonus,
  depApplyBonus,
  giveBonus,
  otherApplyBonus,
  vipApplyBonus,
} from '@foyer/contract/promotions/claims.ts';
import { claimCall } from '@foyer/contract/promotions/dispatch.ts';
import type { PromotionDetail } from '@foyer/contract/promotions/promotion.ts';

const calls = { otherApplyBonus, depApplyBonus, applyRealTimeBonus, vipApplyBonus, giveBonus } as const;
type FormCall = (typeof calls)[keyof typeof calls];

/** Undefined if a promotion is not claimed by a form. */
export function callOf({ artInfo, isDepositActivity, earnedAt }: PromotionDetail): FormCall | undefined {
  if (earnedAt !== '') return undefined;
  const name = claimCall(isDepositActivity ? 'depositActivity' : 'article', artInfo.bonusType);
  return (Object.hasOwn(calls, name) ? (calls as Readonly<Record<string, Call>>)[name] : undefined) as
    | FormCall
    | undefined;
}
