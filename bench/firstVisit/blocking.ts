/** What a first visit may block the main thread for, beside the same page without scripts. */

/** Times the page without scripts. */
const mostTimes = 1.2;
/**
 * A page may block for 50 ms in any case: what one task of 100 ms counts. A page without scripts may not block at all, and
 * no ratio to 0 can be met.
 */
const leastAllowedMs = 50;

/** The line that a benchmark prints for one page. The share is 1 at the limit. */
export function blockingLine(tbtMs: number, bareMs: number): string {
  const allowedMs = Math.max(mostTimes * bareMs, leastAllowedMs);
  const [measured, without, allowed] = [tbtMs, bareMs, allowedMs].map(Math.round);
  return `TBT ${measured} ms beside ${without} ms without script, ${(tbtMs / allowedMs).toFixed(2)} of the ${allowed} ms allowed`;
}

/** Says in the table of figures what the share is of. */
export const allowedBlocking = `${mostTimes} times the same page without scripts, at least ${leastAllowedMs} ms`;
