/**
 * Sums of the statement by day and title. They are computed from the append-only entries on demand, each entry once. So
 * a bet writes nothing for them, and a page does not have to sum a million entries.
 */
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { PlayerAccount } from './accounts.ts';

export const dayMs = 24 * 3_600_000;
/** The days of the market that the house serves: UTC+7. */
const offsetMs = houseZoneMs;

export const dayOf = (ms: number): number => Math.floor((ms + offsetMs) / dayMs);
/** The first moment of a day, epoch milliseconds. */
export const startOfDay = (day: number): number => day * dayMs - offsetMs;

export interface AccountOf {
  readonly playerId: string;
  readonly account: PlayerAccount;
}

export interface DaySums {
  readonly day: number;
  readonly title: number;
  readonly count: number;
  readonly inSatang: number;
  /** Not positive. */
  readonly outSatang: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  /** Balance after the last of these entries. */
  readonly closingSatang: number;
}

/** The sums per day and title of the days from `fromDay` to `toDay`, both included, oldest first. */
export async function readDays(
  db: Kysely<Tables>,
  of: AccountOf,
  { fromDay = -1, toDay = 2_000_000 }: { readonly fromDay?: number; readonly toDay?: number } = {},
): Promise<DaySums[]> {
  await countNewEntries(db, of);
  return db
    .selectFrom('statement_day')
    .select(['day', 'title', 'entry_count as count', 'in_satang as inSatang', 'out_satang as outSatang'])
    .select(['first_seq as firstSeq', 'last_seq as lastSeq', 'closing_satang as closingSatang'])
    .where('player_id', '=', of.playerId)
    .where('account', '=', of.account)
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .orderBy('day')
    .orderBy('last_seq')
    .execute();
}

export interface StatementSums {
  readonly count: number;
  readonly inSatang: number;
  /** Not positive. */
  readonly outSatang: number;
}

/** What these days sum to, both included; only these titles, or all. Added up here: years of days are hundreds of rows. */
export async function sumDays(
  db: Kysely<Tables>,
  of: AccountOf & { readonly titles?: readonly number[] },
  { fromDay = -1, toDay = 2_000_000 }: { readonly fromDay?: number; readonly toDay?: number },
): Promise<StatementSums> {
  await countNewEntries(db, of);
  return db
    .selectFrom('statement_day')
    .select([
      sql<number>`coalesce(sum(entry_count), 0)::bigint`.as('count'),
      sql<number>`coalesce(sum(in_satang), 0)::bigint`.as('inSatang'),
      sql<number>`coalesce(sum(out_satang), 0)::bigint`.as('outSatang'),
    ])
    .where('player_id', '=', of.playerId)
    .where('account', '=', of.account)
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .$if(of.titles !== undefined, (rest) => rest.where('title', '=', sql<number>`any(${of.titles})`))
    .executeTakeFirstOrThrow();
}

/** A long statement is summed in chunks of this many movements. Each chunk is stored. */
const mostAtOnce = 100_000;

/**
 * Counts the entries posted since the last time. Concurrent readers are serialised by a lock, so no entry counts twice.
 */
async function countNewEntries(db: Kysely<Tables>, of: AccountOf): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ head: number; mark: number }>`
      select coalesce((select seq from wallet where player_id = ${of.playerId}), 0) as head,
             coalesce((select seq from statement_mark where player_id = ${of.playerId} and account = ${of.account}), 0) as mark
    `.execute(db);
    const [known] = rows;
    if (known === undefined || known.head <= known.mark) return;
    await db.transaction().execute((counting) => countUpTo(counting, of, known.head));
  }
}

async function countUpTo(counting: Kysely<Tables>, { playerId, account }: AccountOf, head: number): Promise<void> {
  await counting
    .insertInto('statement_mark')
    .values({ player_id: playerId, account, seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seq: from } = await counting
    .selectFrom('statement_mark')
    .select('seq')
    .where('player_id', '=', playerId)
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const to = Math.min(head, from + mostAtOnce);
  if (to <= from) return;
  await sql`
    insert into statement_day as known
    select ${playerId}, ${account}, div(movement.created_ms + ${offsetMs}, ${dayMs})::integer, movement.title, count(*),
           coalesce(sum(entry.amount_satang) filter (where entry.amount_satang > 0), 0),
           coalesce(sum(entry.amount_satang) filter (where entry.amount_satang < 0), 0),
           min(entry.seq), max(entry.seq),
           (array_agg(entry.balance_satang order by entry.seq desc, entry.leg desc))[1]
    from entry
    join movement on movement.player_id = entry.player_id and movement.seq = entry.seq
    where entry.player_id = ${playerId} and entry.account = ${account} and entry.seq > ${from} and entry.seq <= ${to}
      and movement.player_id = ${playerId} and movement.seq > ${from} and movement.seq <= ${to}
    group by 3, 4
    on conflict (player_id, account, day, title) do update set
      entry_count = known.entry_count + excluded.entry_count,
      in_satang = known.in_satang + excluded.in_satang,
      out_satang = known.out_satang + excluded.out_satang,
      last_seq = excluded.last_seq,
      closing_satang = excluded.closing_satang`.execute(counting);
  await counting
    .updateTable('statement_mark')
    .set({ seq: to })
    .where('player_id', '=', playerId)
    .where('account', '=', account)
    .execute();
}
