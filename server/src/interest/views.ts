/** Plans and purchases as a player reads them. ENTITY-036 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { cyclesAfter, interestAfter } from '@foyer/contract/interest/growth.ts';
import type { Growth } from '@foyer/contract/interest/growth.ts';
import type { BoughtPlan, InterestPlan } from '@foyer/contract/interest/plans.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { OrderRow, PlanRow } from './store.ts';
import { orderStatus } from './store.ts';

type TermsRow = Pick<
  PlanRow,
  'rate_ppm' | 'billing_minutes' | 'plan_minutes' | 'cap_satang' | 'principal_multiple_e2' | 'interest_multiple_e2'
>;

export const growthOf = (row: TermsRow): Growth => ({
  ratePpm: row.rate_ppm,
  billingMinutes: row.billing_minutes,
  planMinutes: row.plan_minutes,
  capSatang: row.cap_satang,
});

const termsOf = (row: TermsRow) => ({
  ...growthOf(row),
  principalMultiple: row.principal_multiple_e2 / 100,
  interestMultiple: row.interest_multiple_e2 / 100,
});

export const planOf = (row: PlanRow, lang: Locale): InterestPlan => ({
  planId: row.plan_id,
  name: inLanguage(row.names, lang),
  ...termsOf(row),
  singleLimitSatang: row.single_limit_satang,
  remaining: Math.max(0, row.remaining),
});

/** Cycles and interest at `nowMs`, including cycles that the job has not stored yet. */
export function reckoned(row: OrderRow, nowMs: number): { cycles: number; interestSatang: number } {
  if (row.status !== orderStatus.inProgress) return { cycles: row.cycles, interestSatang: row.interest_satang };
  const growth = growthOf(row);
  const cycles = Math.max(row.cycles, cyclesAfter(growth, nowMs - row.created_ms));
  return { cycles, interestSatang: interestAfter(growth, row.principal_satang, cycles) };
}

export const boughtOf = (row: OrderRow, lang: Locale, nowMs: number): BoughtPlan => ({
  orderId: row.order_id,
  planId: row.plan_id,
  name: inLanguage(row.names, lang),
  status: String(row.status),
  ...termsOf(row),
  principalSatang: row.principal_satang,
  ...reckoned(row, nowMs),
  startTime: row.created_ms,
  endTime: row.ends_ms,
  closeTime: row.closed_ms ?? undefined,
});
