/** How long an application has taken, and when it should arrive. */
import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import { deviceTime } from '@foyer/text/time.ts';

const minuteMs = 60_000;

export interface Pace {
  /** Whole minutes since the application, or until its end. */
  readonly minutes: number;
  /** `14:05`, with the day if it is not today; undefined if the house names no usual time. */
  readonly expectedBy: string | undefined;
  readonly isLate: boolean;
}

/** Undefined if the server sends the time as text. AMB-070 */
export function paceOf(record: WithdrawalRecord, nowMs: number): Pace | undefined {
  const { createTime, finishTime, usualMinutes } = record;
  if (typeof createTime !== 'number') return undefined;
  const endMs = typeof finishTime === 'number' ? finishTime : nowMs;
  const usual = Number(usualMinutes);
  const dueMs = usual > 0 ? createTime + usual * minuteMs : undefined;
  return {
    minutes: Math.max(0, Math.floor((endMs - createTime) / minuteMs)),
    expectedBy: dueMs === undefined ? undefined : hourOf(dueMs, nowMs),
    isLate: dueMs !== undefined && finishTime === undefined && nowMs > dueMs,
  };
}

function hourOf(ms: number, nowMs: number): string {
  return deviceTime(ms, deviceTime(nowMs, 'day') === deviceTime(ms, 'day') ? 'hour' : 'short');
}
