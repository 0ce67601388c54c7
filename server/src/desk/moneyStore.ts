/** SQL of the house's own figures. These reports read whole tables; nothing else waits for them. */
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { House } from '../house.ts';

export async function lastCheck({ db }: House) {
  return db.selectFrom('books_check').selectAll().orderBy('checked_ms', 'desc').limit(1).executeTakeFirst();
}

/** Every account: a player's are summed over all players. One statement, so that they are of one moment. */
export async function accountSums({ db }: House): Promise<{ account: string; amountSatang: number }[]> {
  const { rows } = await sql<{ account: string; amountSatang: number }>`
    select account, sum(amount_satang)::bigint as "amountSatang" from entry group by account order by account`.execute(
    db,
  );
  return rows;
}

export interface DayFigures {
  readonly day: string;
  readonly newPlayers: number;
  readonly activePlayers: number;
  readonly deposits: number;
  readonly depositedSatang: number;
  readonly withdrawals: number;
  readonly withdrawnSatang: number;
  readonly bets: number;
  readonly stakedSatang: number;
  readonly wonSatang: number;
  readonly bonusSatang: number;
  readonly feesSatang: number;
  readonly adjustedSatang: number;
}

const zone = sql.lit(houseZoneMs);
const dayOf = (ms: string) =>
  sql`to_char(to_timestamp((${sql.ref(ms)} + ${zone}) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;

/** Each day of the house's clock from `fromMs` to `untilMs`, which is not included; newest first. */
export async function dayRows({ db }: House, fromMs: number, untilMs: number): Promise<DayFigures[]> {
  const inRange = (column: string) => sql`${sql.ref(column)} >= ${fromMs} and ${sql.ref(column)} < ${untilMs}`;
  const entries = (account: string) => sql`
    select ${dayOf('created_ms')} as day, sum(amount_satang)::bigint as satang
    from entry join movement using (player_id, seq) where account = ${account} and ${inRange('created_ms')} group by 1`;
  const { rows } = await sql<DayFigures>`
    with days as (
      select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(to_timestamp((${fromMs}::bigint + ${zone}) / 1000.0) at time zone 'UTC',
        to_timestamp((${untilMs}::bigint + ${zone} - 1) / 1000.0) at time zone 'UTC', interval '1 day') as day
    ),
    joined as (select ${dayOf('created_ms')} as day, count(*)::int as n from player where ${inRange('created_ms')} group by 1),
    paid_in as (select ${dayOf('paid_ms')} as day, count(*)::int as n, sum(credit_satang)::bigint as satang
      from deposit_order where status = 1 and ${inRange('paid_ms')} group by 1),
    paid_out as (select ${dayOf('paid_ms')} as day, count(*)::int as n, sum(amount_satang)::bigint as satang
      from withdrawal where ${inRange('paid_ms')} and status = 2 group by 1),
    played as (select ${dayOf('settled_ms')} as day, count(*)::int as n, count(distinct player_id)::int as players,
        sum(stake_satang)::bigint as staked, sum(win_satang)::bigint as won
      from every_bet where is_settled and voided_ms is null and ${inRange('settled_ms')} group by 1),
    bonus as (${entries('house:bonus')}), fees as (${entries('house:fees')}), adjusted as (${entries('house:adjustment')})
    select days.day, coalesce(joined.n, 0) as "newPlayers", coalesce(played.players, 0) as "activePlayers",
      coalesce(paid_in.n, 0) as deposits, coalesce(paid_in.satang, 0) as "depositedSatang",
      coalesce(paid_out.n, 0) as withdrawals, coalesce(paid_out.satang, 0) as "withdrawnSatang",
      coalesce(played.n, 0) as bets, coalesce(played.staked, 0) as "stakedSatang", coalesce(played.won, 0) as "wonSatang",
      coalesce(-bonus.satang, 0) as "bonusSatang", coalesce(fees.satang, 0) as "feesSatang",
      coalesce(adjusted.satang, 0) as "adjustedSatang"
    from days left join joined using (day) left join paid_in using (day) left join paid_out using (day)
    left join played using (day) left join bonus using (day) left join fees using (day) left join adjusted using (day)
    order by days.day desc`.execute(db);
  return rows;
}

export interface EntryRow {
  readonly playerId: string;
  readonly player: string;
  readonly account: string;
  readonly seq: number;
  readonly leg: number;
  readonly title: number;
  readonly reference: string;
  readonly amountSatang: number;
  readonly atMs: number;
}

const entryColumns = sql`entry.player_id as "playerId", coalesce(user_account, '') as player, entry.account, entry.seq,
  leg, title, reference, amount_satang as "amountSatang", movement.created_ms as "atMs"`;

/** Entries of a house account, newest first. */
export async function houseEntryRows(
  { db }: House,
  {
    of,
    sinceMs,
    cursor,
    limit,
  }: { readonly of: string; readonly sinceMs: number; readonly cursor: string; readonly limit: number },
): Promise<EntryRow[]> {
  const [, ms = '', player = '', seq = '', leg = ''] = /^(\d{1,15}) (\S+) (\d{1,15}) (\d{1,4})$/.exec(cursor) ?? [];
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from entry join movement using (player_id, seq) left join player using (player_id)
    where entry.account = ${of} and movement.created_ms >= ${sinceMs} and (${ms === ''} or
      (movement.created_ms, entry.player_id, entry.seq, leg) < (${Number(ms)}::bigint, ${player}::text, ${Number(seq)}::bigint, ${Number(leg)}::int))
    order by movement.created_ms desc, entry.player_id desc, entry.seq desc, leg desc limit ${limit}`.execute(db);
  return rows;
}

export const entryCursor = ({ atMs, playerId, seq, leg }: EntryRow): string => `${atMs} ${playerId} ${seq} ${leg}`;

/** Every entry of a span, in order, page by page. */
export async function entriesBetween(
  { db }: House,
  fromMs: number,
  untilMs: number,
  after: { readonly playerId: string; readonly seq: number; readonly leg: number },
  limit: number,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from entry join movement using (player_id, seq) left join player using (player_id)
    where movement.created_ms >= ${fromMs} and movement.created_ms < ${untilMs}
      and (entry.player_id, entry.seq, leg) > (${after.playerId}::text, ${after.seq}::bigint, ${after.leg}::int)
    order by entry.player_id, entry.seq, leg limit ${limit}`.execute(db);
  return rows;
}
