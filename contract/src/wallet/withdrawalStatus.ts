/** Status and method of a withdrawal. ENUM-003, ENUM-024 */
import { wordOf } from '../closedSet.ts';
import type { WithdrawalMethod } from './methods.ts';

const statuses = {
  '0': 'applying',
  '1': 'payingOut',
  '2': 'success',
  '3': 'rejected',
  '4': 'payingOut',
  '5': 'payingOut',
} as const;
export type WithdrawalStatus = (typeof statuses)[keyof typeof statuses];

export const withdrawalStatus = (code: string | number): WithdrawalStatus | undefined => wordOf(statuses, code);
export function withdrawalStatusLabel(code: string | number) {
  const status = withdrawalStatus(code);
  return status === undefined ? ('unknown' as const) : (`withdrawalStatus.${status}` as const);
}
/** A filter by label covers every code of the label: paying out is 1, 4 and 5. AMB-058 */
export const withdrawalStatusCodes = (status: WithdrawalStatus): string[] =>
  Object.entries(statuses).flatMap(([code, word]) => (word === status ? [code] : []));
/** The money has left the balance and has not arrived. */
export const isUnderWay = (status: WithdrawalStatus): boolean => status === 'applying' || status === 'payingOut';

export const withdrawalMethodLabel = (method: WithdrawalMethod) => `withdrawalMethod.${method}` as const;
/** The methods of the comma-separated list in the user info. Without a known one, only bank cards. AMB-078 */
export function withdrawalMethodsOf(commaList: string): WithdrawalMethod[] {
  const given = new Set(commaList.split(',').map((word) => word.trim()));
  const offered = (['bank', 'usdt', 'wallet'] as const).filter((method) => given.has(method));
  return offered.length > 0 ? offered : ['bank'];
}
