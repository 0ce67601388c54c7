/** Decides which chains a game needs now. Every chain is published before the day whose seeds make its salt. F01 */
import { lastSaltDayBefore, opensAt } from '@foyer/games/fair/salt.ts';

/** When the events of a game happen, by their index. */
export interface Timetable {
  /** A chain ends where this many events end, counted from index 0, so that a day's events have a chain of their own. */
  readonly eventsPerChain: number;
  readonly startMs: (index: number) => number;
  /** How long before its start an event needs its salt: as long as it is listed before. */
  readonly aheadMs: number;
  /** Where a chain begins that follows no other, or whose game was closed when the last one ended. */
  readonly firstIndex: (nowMs: number) => number;
  /** Whether events of a time without a house happen too, because bets on them may have been taken. */
  readonly isGapless: boolean;
}

export interface PlannedChain {
  readonly firstIndex: number;
  readonly length: number;
  /** Null for a chain that cannot wait for a salt: the first one of a game, or one after the house was closed. */
  readonly saltDay: number | null;
}

/** So that an anchor is stored and public before its salt's day opens. */
const noticeMs = 600_000;
/** How long before its salt's day opens an anchor is published: a house may be closed as long. */
const publishAheadMs = 2 * 86_400_000;
const longestChain = 10_000;

/** The time by which a chain that begins with this event must be published to have a salt, and its salt's day. */
function saltOfFirst({ startMs, aheadMs }: Timetable, index: number): { readonly saltDay: number; dueMs: number } {
  const saltDay = lastSaltDayBefore(startMs(index) - aheadMs);
  return { saltDay, dueMs: opensAt(saltDay) - noticeMs };
}

function chainFromEvent(table: Timetable, firstIndex: number, nowMs: number): PlannedChain | undefined {
  const { eventsPerChain } = table;
  const { saltDay, dueMs } = saltOfFirst(table, firstIndex);
  let end = (Math.floor(firstIndex / eventsPerChain) + 1) * eventsPerChain;
  if (dueMs - publishAheadMs > nowMs) return undefined;
  if (dueMs >= nowMs) return { firstIndex, length: end - firstIndex, saltDay };
  while (saltOfFirst(table, end).dueMs < nowMs && end - firstIndex < longestChain) end += eventsPerChain;
  return { firstIndex, length: Math.min(end - firstIndex, longestChain), saltDay: null };
}

/** The chains that are due now. `end` is the index after the last event that has a chain; undefined without chains. */
export function plannedChains(table: Timetable, end: number | undefined, nowMs: number): PlannedChain[] {
  const planned: PlannedChain[] = [];
  let next = end;
  for (;;) {
    const earliest = next === undefined || !table.isGapless ? table.firstIndex(nowMs) : next;
    const chain = chainFromEvent(table, Math.max(next ?? earliest, earliest), nowMs);
    if (chain === undefined) return planned;
    planned.push(chain);
    next = chain.firstIndex + chain.length;
  }
}
