/** Search parameters for a time range of records. */

export const periods = ['7', '30', '90', '365'] as const;
export type Period = (typeof periods)[number];

export interface PeriodSearch {
  /** A number, so that the address reads `days=7`. */
  readonly days?: number;
  readonly from?: string;
  readonly to?: string;
}

/** A valid calendar date, else undefined. */
export function dayIn(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return undefined;
  const at = new Date(`${given}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== given ? undefined : given;
}

/** Search parameters of the range; invalid ones are dropped. */
export function periodIn({ days, from, to }: Record<string, unknown>): PeriodSearch {
  const period = periods.find((one) => one === String(days));
  if (period !== undefined) return { days: Number(period) };
  const [first, last] = [dayIn(from), dayIn(to)];
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}
