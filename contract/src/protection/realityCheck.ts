/** When a reality check is due. Pages and game windows of a browser share what was acknowledged. M13 */
import type { SessionSums } from './limits.ts';

/** The key in the browser's storage for the minutes that the player has acknowledged in this session. */
export const realityCheckKey = ({ openedMs }: SessionSums): string => `foyer.check.${openedMs}`;

/** Minutes since the log-in at this time, rounded down to whole intervals. */
export function realityCheckMinutes({ openedMs, checkMinutes }: SessionSums, nowMs: number): number {
  const interval = Number(checkMinutes);
  return Math.floor((nowMs - openedMs) / (interval * 60_000)) * interval;
}
