/** Bonus types, the filters of the promotions hall and the special inputs. ENUM-002, ENUM-018, AMB-056, AMB-057 */
import { wordOf } from '../closedSet.ts';

/** One coding for bonus type keys and `bonusType`; '5', '9' and all unlisted keys are `other`. */
const types = {
  '1': 'rebate',
  '2': 'deposit',
  '3': 'invite',
  '4': 'checkIn',
  '6': 'registration',
  '7': 'registration',
  A: 'rescue',
  B: 'vipUpgrade',
  C: 'vipRetention',
} as const;
export type BonusType = (typeof types)[keyof typeof types] | 'other';

export const bonusType = (key: string | number): BonusType => wordOf(types, key) ?? 'other';
export const bonusTypeLabel = (key: string | number) => `bonusType.${bonusType(key)}` as const;

/** The eight filters in their order. ENUM-018, CONST-031 */
export const discountFilters = [
  'all',
  'rebate',
  'deposit',
  'rescue',
  'vipUpgrade',
  'vipRetention',
  'other',
  'registration',
] as const;
export type DiscountFilter = (typeof discountFilters)[number];
export const discountFilterLabel = (filter: DiscountFilter) => `discountFilter.${filter}` as const;

/** Invite and check-in rewards have no filter of their own and belong to `other`. */
export function isInFilter(filter: DiscountFilter, key: string | number): boolean {
  if (filter === 'all') return true;
  const type = bonusType(key);
  return filter === (type === 'invite' || type === 'checkIn' ? 'other' : type);
}
