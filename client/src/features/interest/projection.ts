/** Projected results of a purchase at a few dates, as many as fit a phone. ENTITY-036 */
import { cycleEnd, cyclesOf, interestAfter } from '@foyer/contract/interest/growth.ts';
import type { Growth } from '@foyer/contract/interest/growth.ts';

export interface Milestone {
  /** Complete billing cycles. */
  readonly cycle: number;
  readonly atMs: number;
  readonly interestSatang: number;
  readonly sumSatang: number;
}

const mostShown = 6;

/** The first and the last cycle and some between them, at even steps, from the one after `doneCycles`. */
export function milestonesOf(
  growth: Growth,
  { principalSatang, startMs, doneCycles = 0 }: { principalSatang: number; startMs: number; doneCycles?: number },
): Milestone[] {
  const last = cyclesOf(growth);
  const first = doneCycles + 1;
  const steps = Math.min(mostShown, last - doneCycles);
  const cycles = Array.from({ length: steps }, (_, index) =>
    steps === 1 ? last : first + Math.round((index * (last - first)) / (steps - 1)),
  );
  return cycles.map((cycle) => {
    const interestSatang = interestAfter(growth, principalSatang, cycle);
    return {
      cycle,
      atMs: cycleEnd(growth, startMs, cycle),
      interestSatang,
      sumSatang: principalSatang + interestSatang,
    };
  });
}

/** All interest of a purchase that is kept to the end. */
export const wholeInterest = (growth: Growth, principalSatang: number): number =>
  interestAfter(growth, principalSatang, cyclesOf(growth));
