/**
 * Interest of a plan. It is always computed from the start and rounded down to whole satang. Rounded parts are never
 * added up, so the number of payments cannot raise it above the rate.
 */

/** The part of ENTITY-036 that determines the interest. Amounts are satang. */
export interface Growth {
  /** Interest of one billing cycle, in millionths of the principal. */
  readonly ratePpm: number;
  readonly billingMinutes: number;
  readonly planMinutes: number;
  /** Maximum interest of one purchase. */
  readonly capSatang: number;
}

const minuteMs = 60_000;
const minutesOfYear = 365 * 24 * 60;

/** Billing cycles of a whole plan. A cycle that would end after the plan does not count. */
export const cyclesOf = ({ billingMinutes, planMinutes }: Growth): number => Math.floor(planMinutes / billingMinutes);

/** Billing cycles completed this long after the purchase, at most those of the plan. */
export function cyclesAfter(growth: Growth, passedMs: number): number {
  return Math.max(0, Math.min(cyclesOf(growth), Math.floor(passedMs / (growth.billingMinutes * minuteMs))));
}

/** When this cycle, counted from 1, is complete for a plan that started at `startMs`. */
export const cycleEnd = (growth: Growth, startMs: number, cycle: number): number =>
  startMs + cycle * growth.billingMinutes * minuteMs;

/** Interest of this many complete cycles in satang: rounded down, at most the cap. */
export function interestAfter({ ratePpm, capSatang }: Growth, principalSatang: number, cycles: number): number {
  const exact = (BigInt(principalSatang) * BigInt(ratePpm) * BigInt(cycles)) / 1_000_000n;
  return exact > BigInt(capSatang) ? capSatang : Number(exact);
}

/** Yearly rate without compound interest, in percent; only to compare plans. */
export const yearlyPercent = ({ ratePpm, billingMinutes }: Growth): number =>
  (ratePpm * minutesOfYear) / billingMinutes / 10_000;

/** Turnover required for an amount with this multiple, in satang, rounded up. */
export const turnoverOf = (amountSatang: number, multiple: number): number =>
  Math.ceil((amountSatang * Math.round(multiple * 100)) / 100);
