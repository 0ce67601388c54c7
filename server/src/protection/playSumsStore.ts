/**
 * SQL of what a player has staked and got back. `playedSince` sums the ledger's entries, by the time of each movement;
 * `playedByMonth` sums the bets, by the time when each was placed. M06, M12
 */
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
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

/** A movement gets its time before it waits for the ledger, so its number may follow those of later movements. */
const mostLateMs = 60_000;

/**
 * Returns a number that all of a player's movements since this moment are above. Found by halves, because no index orders
 * movements by time, and walking back from the newest one reads the whole day. Read on its own: the planner would take
 * an unknown number for a third of all movements.
 */
async function seqBefore(db: Db, playerId: string, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ low: number }>`
    with recursive search as (
      select 0::bigint as low, coalesce((select seq from wallet where player_id = ${playerId}), 0) + 1 as high
      union all
      select case when is_before then middle else low end, case when is_before then high else middle end
      from (
        select low, high, div(low + high, 2)::bigint as middle, (
          select created_ms < ${sinceMs - mostLateMs} from movement
          where player_id = ${playerId} and seq = div(low + high, 2)::bigint
        ) as is_before
        from search where high - low > 1
        -- So that the planner does not read the movement once for each use of is_before.
        offset 0
      ) as step
    )
    select low from search where high - low <= 1`.execute(db);
  return rows[0]?.low ?? 0;
}

/**
 * A player's entries on an account after this number. `offset 0`: the planner looks each account up, and does not read
 * the entries of all accounts.
 */
const entriesAfter = (playerId: string, account: RawBuilder<unknown>, seq: number) => sql`(
  select entry.seq, amount_satang, balance_satang from entry
  where player_id = ${playerId} and entry.account = ${account} and entry.seq > ${seq}
  offset 0
)`;

/** The movement of an entry. */
const movementOf = (playerId: string) => sql`(
  select title, created_ms from movement where player_id = ${playerId} and movement.seq = entry.seq
  offset 0
)`;

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
      cross join lateral ${entriesAfter(playerId, sql`games.account`, begun)} as entry
      cross join lateral ${movementOf(playerId)} as movement
      where movement.created_ms >= ${sinceMs}
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
      cross join lateral ${entriesAfter(playerId, sql`balance.account`, begun)} as entry
      cross join lateral ${movementOf(playerId)} as movement
      where balance.player_id = ${playerId}
        and movement.created_ms >= ${sinceMs}
        and movement.title in (${titles.stake}, ${titles.chaseHold}) and entry.amount_satang < 0
      group by entry.seq, balance.account
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
