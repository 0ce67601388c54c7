/**
 * What a plan brings. Interest is reckoned from the beginning each time, in whole satang rounded down, and never by
 * adding up rounded parts: cut into however many payments, it is never more than the rate says.
 */

/** ENTITY-036 as far as it decides about interest. Amounts are satang. */
export interface Growth {
  /** Interest of one billing cycle, in millionths of the principal. */
  readonly ratePpm: number;
  readonly billingMinutes: number;
  readonly planMinutes: number;
  /** The most that one purchase brings. */
  readonly capSatang: number;
}

const minuteMs = 60_000;
const minutesOfYear = 365 * 24 * 60;

/** Billing cycles of a whole plan; one that would end after the plan is none. */
export const cyclesOf = ({ billingMinutes, planMinutes }: Growth): number => Math.floor(planMinutes / billingMinutes);

/** Billing cycles that are complete so long after the purchase, at most the plan's. */
export function cyclesAfter(growth: Growth, passedMs: number): number {
  return Math.max(0, Math.min(cyclesOf(growth), Math.floor(passedMs / (growth.billingMinutes * minuteMs))));
}

/** When the cycle with this number is complete, counted from 1, for a plan that began at `startMs`. */
export const cycleEnd = (growth: Growth, startMs: number, cycle: number): number =>
  startMs + cycle * growth.billingMinutes * minuteMs;

/** Interest of this many complete cycles in satang: rounded down, at most the cap. */
export function interestAfter({ ratePpm, capSatang }: Growth, principalSatang: number, cycles: number): number {
  const exact = (BigInt(principalSatang) * BigInt(ratePpm) * BigInt(cycles)) / 1_000_000n;
  return exact > BigInt(capSatang) ? capSatang : Number(exact);
}

/** The rate of a year without interest on interest, in percent: only to compare plans by. */
export const yearlyPercent = ({ ratePpm, billingMinutes }: Growth): number =>
  (ratePpm * minutesOfYear) / billingMinutes / 10_000;

/** What a sum with a turnover multiple has to be staked before it may be withdrawn, in satang, rounded up. */
export const turnoverOf = (amountSatang: number, multiple: number): number =>
  Math.ceil((amountSatang * Math.round(multiple * 100)) / 100);
