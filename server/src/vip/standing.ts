/** How levels are reached, kept, lost and regained: by valid bets alone. SI-26, ENTITY-025 */
import type { House } from '../house.ts';
import { settledByMonth, totalOf } from '../ledger/settledStakes.ts';
import { calendar } from '../settings/calendar.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { holdLevel, ladder, rises, setLevel, writeReward, writeRise } from './store.ts';
import type { Rung } from './store.ts';

export interface Bets {
  /** Since registration, in satang. */
  readonly totalSatang: number;
  /** In the current month of the site's time zone, in satang. */
  readonly monthSatang: number;
}

/** Returns the stakes still missing for the rise to `next`; 0 if none. */
export function missingFor(next: Rung, bets: Bets, isReturn: boolean): number {
  // A lost level is regained by one month's bets. The total since registration has already reached it once.
  const asked = isReturn ? next.keep_betflow_satang - bets.monthSatang : next.rise_betflow_satang - bets.totalSatang;
  return Math.max(0, asked);
}

export interface Standing {
  readonly level: number;
  /** The highest level that the player could reach now, at least `level`. */
  readonly reachable: number;
  readonly bets: Bets;
  /** Levels that the player has reached before. */
  readonly reached: ReadonlySet<number>;
  readonly rungs: readonly Rung[];
}

/** Climbs level by level while no stakes are missing. */
function climb(level: number, rungs: readonly Rung[], bets: Bets, reached: ReadonlySet<number>): number {
  let top = level;
  for (const rung of rungs) {
    if (rung.level <= top) continue;
    if (missingFor(rung, bets, reached.has(rung.level)) > 0) break;
    top = rung.level;
  }
  return top;
}

async function standingWith(house: House, db: Kysely<Tables>, playerId: string, level: number): Promise<Standing> {
  const [rungs, rows, settled] = await Promise.all([ladder(db), rises(db, playerId), settledByMonth(db, playerId)]);
  const bets = { totalSatang: totalOf(settled), monthSatang: settled.get(calendar.month(house.now())) ?? 0 };
  const reached = new Set(rows.map((row) => row.level));
  return { level, reachable: climb(level, rungs, bets, reached), bets, reached, rungs };
}

/** Returns a player's level and the level they could reach now. Changes nothing. */
export async function standingOf(house: House, playerId: string): Promise<Standing> {
  const { level } = await house.db
    .selectFrom('player')
    .select('level')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return standingWith(house, house.db, playerId, level);
}

/** Raises a player as far as their bets allow and records each new level's reward. Returns the new standing. */
export function riseNow(house: House, playerId: string): Promise<Standing> {
  return house.db.transaction().execute(async (db) => {
    const before = await standingWith(house, db, playerId, await holdLevel(db, playerId));
    const nowMs = house.now();
    for (const rung of before.rungs) {
      if (rung.level <= before.level || rung.level > before.reachable) continue;
      await writeRise(db, playerId, rung.level, nowMs);
      await writeReward(db, {
        playerId,
        kind: 'rise',
        level: rung.level,
        period: '',
        amountSatang: rung.rise_bonus_satang,
        stakeMultiple: rung.bonus_stake_multiple,
        earnedMs: nowMs,
      });
    }
    if (before.reachable > before.level) await setLevel(db, playerId, before.reachable);
    return { ...before, level: before.reachable };
  });
}
