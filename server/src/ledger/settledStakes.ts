/**
 * Each player's settled stakes by month. Sums up to a mark are stored, and bets settled or voided since are read. So a
 * bet writes nothing for them, and no total reads all bets of a player. Trial rounds are no bets, and open bets may
 * still be voided. SI-26
 */
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { writeOnOneConnection } from '../db/citus/oneConnection.ts';
import type { Tables } from '../db/tables.ts';
import { batchEnd, mostAtOnce } from './betSums/batch.ts';

type Db = Kysely<Tables>;

/** Bets that were open for longer have an index of their own (480_bet_sums.sql). */
const usualMs = 600_000;

/** A bet's month, of the time when it was settled. */
export const settledMonth = sql<string>`to_char(to_timestamp((settled_ms + ${sql.lit(houseZoneMs)}) / 1000.0) at time zone 'UTC', 'YYYY-MM')`;
/** A bet's stake before it was voided. Some voided bets keep it in place. */
const staked = sql<number>`coalesce(void_satang, stake_satang)`;

/**
 * Adds the bets settled since the mark to the sums, subtracts those voided since, and moves the mark, batch by batch. Each
 * bet counts once, however many processes run this.
 */
export async function sumSettledStakes(db: Db, nowMs: number, mostBets = mostAtOnce): Promise<void> {
  for (let isMore = true; isMore;) isMore = await sumBatch(db, nowMs, mostBets);
}

/** Returns whether there may be another batch. */
const sumBatch = (db: Db, nowMs: number, mostBets: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await writeOnOneConnection(trx);
    const { until_ms: fromMs } = await trx
      .selectFrom('settled_stake_mark')
      .select('until_ms')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const toMs = await batchEnd(trx, fromMs, { nowMs, mostBets });
    if (toMs === undefined) return false;
    // As the bets stood at `toMs`: those voided afterwards still count, and the next run subtracts them.
    await sql`
      insert into settled_stake as known (player_id, month, staked_satang)
      select player_id, month, sum(satang) from (
        select player_id, ${settledMonth} as month, ${staked} as satang from bet
        where is_settled and settled_ms >= ${fromMs} and settled_ms < ${toMs}
          and (voided_ms is null or voided_ms >= ${toMs})
        union all
        select player_id, ${settledMonth}, ${staked} from bet
        where not is_settled and voided_ms >= ${toMs} and settled_ms >= ${fromMs} and settled_ms < ${toMs}
        union all
        select player_id, ${settledMonth}, -${staked} from bet
        where voided_ms >= ${fromMs} and voided_ms < ${toMs} and settled_ms < ${fromMs}
      ) as changed group by player_id, month
      on conflict (player_id, month) do update set staked_satang = known.staked_satang + excluded.staked_satang
    `.execute(trx);
    await trx.updateTable('settled_stake_mark').set({ until_ms: toMs }).execute();
    return true;
  });

/** Returns a player's settled stakes in satang, by the month in which each bet was settled. */
export async function settledByMonth(db: Db, playerId: string): Promise<ReadonlyMap<string, number>> {
  // The mark is a parameter: the planner would take an unknown one for a third of all bets.
  const { until_ms: mark } = await db.selectFrom('settled_stake_mark').select('until_ms').executeTakeFirstOrThrow();
  const { rows } = await sql<{ month: string; satang: number }>`
    select month, sum(satang)::bigint as satang from (
      select '' as month, 0 as satang from settled_stake_mark where until_ms = ${mark}
      union all
      select month, staked_satang from settled_stake where player_id = ${playerId}
      union all
      select ${settledMonth}, stake_satang from bet
      where player_id = ${playerId} and placed_ms >= ${mark - usualMs} and is_settled and settled_ms >= ${mark}
      union all
      select ${settledMonth}, stake_satang from bet
      where player_id = ${playerId} and placed_ms < ${mark - usualMs}
        and is_settled and settled_ms >= ${mark} and settled_ms - placed_ms > ${sql.lit(usualMs)}
      union all
      select ${settledMonth}, -${staked} from bet
      where player_id = ${playerId} and voided_ms >= ${mark} and settled_ms < ${mark}
    ) as changed group by month`.execute(db);
  // Without this row the mark has moved in between, and bets would count twice.
  if (!rows.some(({ month }) => month === '')) return settledByMonth(db, playerId);
  return new Map(rows.flatMap(({ month, satang }) => (month === '' ? [] : [[month, satang]])));
}

export const totalOf = (byMonth: ReadonlyMap<string, number>): number =>
  [...byMonth.values()].reduce((sum, satang) => sum + satang, 0);

/** Returns all that a player has staked on settled bets, in satang. */
export const settledStakes = async (db: Db, playerId: string): Promise<number> =>
  totalOf(await settledByMonth(db, playerId));

/**
 * Keeps the sums as they are until the transaction ends, and returns their mark. Every bet settled before the month of the
 * mark is in them. The lock is exclusive: on a Citus cluster, two transactions with a shared lock of a row of a reference
 * table deadlock.
 */
export async function holdSums(trx: Transaction<Tables>): Promise<number> {
  const mark = trx.selectFrom('settled_stake_mark').select('until_ms');
  return (await mark.forUpdate().executeTakeFirstOrThrow()).until_ms;
}

/**
 * Selects `player_id` and `satang`, what each player has staked on bets that were settled in this month or later. Reads no
 * bet that is in the sums, which have to be held: `markMs` is their mark.
 */
export const settledTotals = (markMs: number, fromMonth: string): RawBuilder<unknown> => sql`
  select player_id, sum(satang) as satang from (
    select player_id, staked_satang as satang from settled_stake where month >= ${fromMonth}
    union all
    select player_id, stake_satang from bet where is_settled and settled_ms >= ${markMs}
    union all
    select player_id, -${staked} from bet where voided_ms >= ${markMs} and settled_ms < ${markMs}
  ) as changed group by player_id`;
