/** SQL of the house's own figures. Each reads a span of time or kept sums, and no whole history. ADR 535 */
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LateReads } from '../db/replica.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { houseAccounts, houseDays } from '../ledger/houseDays.ts';
import { readUntil } from '../wallet/pastReads.ts';
import { dayOf, startOfDay } from '../ledger/statementDays.ts';

export async function lastCheck({ db }: House) {
  return db.selectFrom('books_check').selectAll().orderBy('checked_ms', 'desc').limit(1).executeTakeFirst();
}

interface AccountSum {
  readonly account: string;
  readonly amountSatang: number;
}

/** Every account: a player's are summed over all players' balances. All are of one moment. */
export async function accountSums({ db }: House): Promise<AccountSum[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const days = await houseDays(trx, {});
      const { rows } = await sql<AccountSum>`
        select account, sum(amount_satang)::bigint as "amountSatang" from balance group by account`.execute(trx);
      const ofHouse = new Map<string, number>();
      for (const { account, amountSatang } of days) ofHouse.set(account, (ofHouse.get(account) ?? 0) + amountSatang);
      const sums = [...rows, ...[...ofHouse].map(([account, amountSatang]) => ({ account, amountSatang }))];
      return sums.toSorted((one, two) => (one.account < two.account ? -1 : 1));
    });
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
const dayWord = (ms: string) =>
  sql`to_char(to_timestamp((${sql.ref(ms)} + ${zone}) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;

type OfOrders = Omit<DayFigures, 'bonusSatang' | 'feesSatang' | 'adjustedSatang'>;

async function orderRows(db: Kysely<Tables>, fromMs: number, untilMs: number): Promise<OfOrders[]> {
  const inRange = (column: string) => sql`${sql.ref(column)} >= ${fromMs} and ${sql.ref(column)} < ${untilMs}`;
  const { rows } = await sql<OfOrders>`
    with days as (
      select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(to_timestamp((${fromMs}::bigint + ${zone}) / 1000.0) at time zone 'UTC',
        to_timestamp((${untilMs}::bigint + ${zone} - 1) / 1000.0) at time zone 'UTC', interval '1 day') as day
    ),
    joined as (select ${dayWord('created_ms')} as day, count(*)::int as n from player where ${inRange('created_ms')} group by 1),
    paid_in as (select ${dayWord('paid_ms')} as day, count(*)::int as n, sum(credit_satang)::bigint as satang
      from deposit_order where status = 1 and ${inRange('paid_ms')} group by 1),
    paid_out as (select ${dayWord('paid_ms')} as day, count(*)::int as n, sum(amount_satang)::bigint as satang
      from withdrawal where ${inRange('paid_ms')} and status = 2 group by 1),
    played as (select ${dayWord('settled_ms')} as day, count(*)::int as n, count(distinct player_id)::int as players,
        sum(stake_satang)::bigint as staked, sum(win_satang)::bigint as won
      from every_bet where is_settled and voided_ms is null and ${inRange('settled_ms')} group by 1)
    select days.day, coalesce(joined.n, 0) as "newPlayers", coalesce(played.players, 0) as "activePlayers",
      coalesce(paid_in.n, 0) as deposits, coalesce(paid_in.satang, 0) as "depositedSatang",
      coalesce(paid_out.n, 0) as withdrawals, coalesce(paid_out.satang, 0) as "withdrawnSatang",
      coalesce(played.n, 0) as bets, coalesce(played.staked, 0) as "stakedSatang", coalesce(played.won, 0) as "wonSatang"
    from days left join joined using (day) left join paid_in using (day) left join paid_out using (day)
    left join played using (day) order by days.day desc`.execute(db);
  return rows;
}

/**
 * Each day of the house's clock from `fromMs` to `untilMs`, which is not included; newest first. With the reads of a
 * replica the last moments of today may be missing. Decision 522
 */
export async function dayRows(reads: LateReads, fromMs: number, untilMs: number): Promise<DayFigures[]> {
  const span = { fromDay: dayOf(fromMs), toDay: dayOf(untilMs - 1) };
  const accounts = ['house:bonus', 'house:fees', 'house:adjustment'];
  const [rows, entries] = await reads.read((db) =>
    Promise.all([orderRows(db, fromMs, untilMs), houseDays(db, { ...span, accounts })]),
  );
  const sums = new Map(entries.map(({ account, day, amountSatang }) => [`${account} ${day}`, amountSatang]));
  return rows.map((row) => {
    const of = (account: string): number => sums.get(`${account} ${dayOf(Date.parse(row.day) - houseZoneMs)}`) ?? 0;
    return {
      ...row,
      bonusSatang: 0 - of('house:bonus'),
      feesSatang: of('house:fees'),
      adjustedSatang: of('house:adjustment'),
    };
  });
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

interface EntryPlace {
  readonly atMs: number;
  readonly playerId: string;
  readonly seq: number;
  readonly leg: number;
}

/**
 * The first moment of the days that have the next `limit` entries of an account before a moment. Movements have no account
 * and entries no time, so that without the sums of days a quiet account would be looked for among all movements.
 */
async function startOfNext({ db }: House, account: string, beforeMs: number, limit: number): Promise<number> {
  const days = await houseDays(db, { toDay: dayOf(beforeMs), accounts: [account] });
  let entries = 0;
  for (const one of days) {
    // Of the first day, some entries may be later than the moment.
    if (one.day < dayOf(beforeMs)) entries += one.entries;
    if (entries >= limit) return startOfDay(one.day);
  }
  return 0;
}

/** Entries of a house account, newest first. */
export async function houseEntryRows(
  house: House,
  {
    of,
    sinceMs,
    cursor,
    limit,
  }: { readonly of: string; readonly sinceMs: number; readonly cursor: string; readonly limit: number },
): Promise<EntryRow[]> {
  const [, ms, player = '', seq = '0', leg = '0'] = /^(\d{1,15}) (\S+) (\d{1,15}) (\d{1,4})$/.exec(cursor) ?? [];
  const last: EntryPlace = { atMs: Number(ms ?? house.now()), playerId: player, seq: Number(seq), leg: Number(leg) };
  const fromMs = Math.max(sinceMs, await startOfNext(house, of, last.atMs, limit));
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from movement
    join entry on entry.player_id = movement.player_id and entry.seq = movement.seq and entry.account = ${of}
    left join player on player.player_id = entry.player_id
    where movement.created_ms >= ${fromMs} and movement.created_ms <= ${last.atMs} and (${ms === undefined} or
      (movement.created_ms, entry.player_id, entry.seq, leg) < (${last.atMs}::bigint, ${last.playerId}::text, ${last.seq}::bigint, ${last.leg}::int))
    order by movement.created_ms desc, entry.player_id desc, entry.seq desc, leg desc limit ${limit}`.execute(house.db);
  return rows;
}

export const entryCursor = ({ atMs, playerId, seq, leg }: EntryPlace): string => `${atMs} ${playerId} ${seq} ${leg}`;

/** Every account that an entry may name. */
export async function entryAccounts({ db }: House): Promise<string[]> {
  const ofHouse = await houseAccounts(db);
  const prefix = 'house:games:';
  const ofGames = ofHouse.filter((one) => one.startsWith(prefix)).map((one) => `game:${one.slice(prefix.length)}`);
  return ['main', 'locked', 'withdrawing', 'savings', 'bonus', 'chase', ...ofGames, ...ofHouse];
}

/** Every entry of a span, in order of player and number, page by page. */
export async function entriesBetween(
  house: House,
  accounts: readonly string[],
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
  after: Omit<EntryPlace, 'atMs'>,
  limit: number,
): Promise<EntryRow[]> {
  const query = sql<EntryRow>`
    select ${entryColumns} from movement
    join entry on entry.player_id = movement.player_id and entry.seq = movement.seq
      and entry.account = any(${[...accounts]}::text[])
    left join player on player.player_id = entry.player_id
    where movement.created_ms >= ${fromMs} and movement.created_ms < ${untilMs}
      and (movement.player_id, movement.seq) >= (${after.playerId}::text, ${after.seq}::bigint)
      and (entry.player_id, entry.seq, leg) > (${after.playerId}::text, ${after.seq}::bigint, ${after.leg}::int)
    order by entry.player_id, entry.seq, leg limit ${limit}`;
  return (await readUntil(house, untilMs, (db) => query.execute(db))).rows;
}
