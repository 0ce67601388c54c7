/**
 * SQL of what a player has staked and got back. `playedSince` sums the ledger's entries, by the time of each movement;
 * `playedByMonth` sums the bets, by the time when each was placed. M06, M12
 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';
import { monthOfSums, sumsOfPlayer } from '../ledger/betSums/playerSums.ts';

type Db = Kysely<Tables>;

/** Returns when a session was opened; undefined if the player has no such session. */
export async function sessionOpenedMs(db: Db, playerId: string, sessionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('session')
    .select('opened_ms')
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.opened_ms;
}

/**
 * Returns the number of a player's last movement before this moment. Read on its own: the planner would take an unknown
 * number for a third of all movements.
 */
async function seqBefore(db: Db, playerId: string, sinceMs: number): Promise<number> {
  const row = await db
    .selectFrom('movement')
    .select('seq')
    .where('player_id', '=', playerId)
    .where('created_ms', '<', sinceMs)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Sums ledger entries since this moment. Those of the games' accounts show what was staked and what came back. */
export async function playedSince(db: Db, playerId: string, sinceMs: number) {
  const begun = await seqBefore(db, playerId, sinceMs);
  const { rows } = await sql<{ staked: number; returned: number }>`
    with games as (
      select 'house:games:' || substring(account from 6) as account from balance
      where player_id = ${playerId} and starts_with(account, 'game:')
      union all select 'house:games:lottery'
      union all select 'house:jackpot'
    ), paid as (
      select entry.amount_satang,
             entry.amount_satang > 0 and movement.title = ${titles.stake} as is_stake
      from games
      join entry on entry.player_id = ${playerId} and entry.account = games.account and entry.seq > ${begun}
      join movement on movement.player_id = ${playerId} and movement.seq = entry.seq and movement.seq > ${begun}
    )
    select coalesce(sum(amount_satang) filter (where is_stake), 0)::bigint as staked,
           coalesce(-sum(amount_satang) filter (where not is_stake), 0)::bigint as returned
    from paid`.execute(db);
  return rows[0] ?? { staked: 0, returned: 0 };
}

/** Counts the stakes since this moment that took more than half of what the player had on the account. M13 */
export async function largeStakesSince(db: Db, playerId: string, sinceMs: number): Promise<number> {
  const begun = await seqBefore(db, playerId, sinceMs);
  const { rows } = await sql<{ count: number }>`
    with taken as (
      select -sum(entry.amount_satang) as staked, min(entry.balance_satang) as rest
      from balance
      join entry on entry.player_id = ${playerId} and entry.account = balance.account and entry.seq > ${begun}
      join movement on movement.player_id = ${playerId} and movement.seq = entry.seq and movement.seq > ${begun}
      where balance.player_id = ${playerId}
        and movement.title in (${titles.stake}, ${titles.chaseHold}) and entry.amount_satang < 0
      group by entry.seq, entry.account
    )
    select count(*)::bigint as count from taken where staked > rest`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface MonthOfPlay {
  /** `2026-11` by the house's calendar. */
  readonly month: string;
  readonly staked: number;
  readonly returned: number;
}

/** Sums bets, settled and running, by the month in which they were placed. Voided ones do not count. */
export async function playedByMonth(house: Pick<House, 'db' | 'now'>, playerId: string): Promise<MonthOfPlay[]> {
  const rows = await sumsOfPlayer(
    house.db,
    { playerId },
    {
      nowMs: house.now(),
      select: (part) => sql<{ at_ms: number; staked: number; returned: number }>`
      select min(at_ms) as at_ms, sum(staked_satang + open_staked_satang)::bigint as staked,
             sum(won_satang + open_won_satang)::bigint as returned
      from ${part} group by ${monthOfSums}`,
    },
  );
  return rows
    .filter(({ staked, returned }) => staked !== 0 || returned !== 0)
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .map(({ at_ms, staked, returned }) => ({ month: houseDay(at_ms).slice(0, 7), staked, returned }));
}
