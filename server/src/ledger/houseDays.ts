/**
 * Sums of the house's accounts by day. Those of entries before a mark are stored, and entries since are read. So a movement
 * writes nothing for them, and no report reads all entries. Entries are never changed, so a sum stays true.
 * docs/decisions/535-house-days.md
 */
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { lagMs } from './betSums/batch.ts';
import { dayMs } from './statementDays.ts';

type Db = Kysely<Tables>;

const fixedAccounts = [
  'house:bank',
  'house:bonus',
  'house:adjustment',
  'house:fees',
  'house:reserve',
  'house:jackpot',
  'house:games:lottery',
];

/**
 * The entry table is found by player, account and number. Naming the accounts makes each movement a few steps in that
 * index; a filter would read all that the player ever did.
 */
export async function houseAccounts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('game_platform').select('platform_key').execute();
  return [...new Set([...fixedAccounts, ...rows.map(({ platform_key }) => `house:games:${platform_key}`)])];
}

/** Only the first run has more: batches that are too small look each movement up on its own. */
const mostAtOnce = 200_000;

/** `created_ms` as day of UTC+7. */
const createdDay = sql`div(movement.created_ms + ${sql.lit(houseZoneMs)}, ${sql.lit(dayMs)})::integer`;

const entriesOf = (accounts: readonly string[], fromMs: number, toMs: number): RawBuilder<unknown> => sql`
  select entry.account, ${createdDay} as day, count(*) as entries, sum(entry.amount_satang)::bigint as amount_satang
  from movement join entry on entry.player_id = movement.player_id and entry.seq = movement.seq
    and entry.account = any(${[...accounts]}::text[])
  where movement.created_ms >= ${fromMs} and movement.created_ms < ${toMs}
  group by 1, 2`;

/** Adds the entries since the mark and moves it, batch by batch. Each counts once, however many processes run this. */
export async function sumHouseDays(db: Db, nowMs: number, mostMovements = mostAtOnce): Promise<void> {
  const accounts = await houseAccounts(db);
  for (let isMore = true; isMore;)
    isMore = await db.transaction().execute((trx) => sumBatch(trx, accounts, nowMs, mostMovements));
}

/** Returns whether there may be another batch. */
async function sumBatch(
  trx: Transaction<Tables>,
  accounts: readonly string[],
  nowMs: number,
  mostMovements: number,
): Promise<boolean> {
  const { until_ms: fromMs } = await trx
    .selectFrom('house_day_mark')
    .select('until_ms')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const endMs = nowMs - lagMs;
  if (endMs <= fromMs) return false;
  const toMs = await batchEnd(trx, fromMs, endMs, mostMovements);
  await sql`
    insert into house_day as known (account, day, entries, amount_satang) ${entriesOf(accounts, fromMs, toMs)}
    on conflict (account, day) do update set
      entries = known.entries + excluded.entries, amount_satang = known.amount_satang + excluded.amount_satang
  `.execute(trx);
  await trx.updateTable('house_day_mark').set({ until_ms: toMs }).execute();
  return toMs < endMs;
}

/** The longest of a few spans with no more movements than wanted; the shortest one in any case. */
async function batchEnd(trx: Db, fromMs: number, endMs: number, most: number): Promise<number> {
  for (let toMs = endMs; ; toMs = fromMs + Math.ceil((toMs - fromMs) / 16)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select 1 from movement where created_ms >= ${fromMs} and created_ms < ${toMs} limit ${most + 1}
      ) as first`.execute(trx);
    if ((rows[0]?.count ?? 0) <= most || toMs - fromMs < 1_000) return toMs;
  }
}

interface HouseDay {
  readonly account: string;
  readonly day: number;
  readonly entries: number;
  readonly amountSatang: number;
}

/** Sums by account and day, of these accounts or all, for the days from `fromDay` to `toDay`, both included. */
export async function houseDays(
  db: Db,
  {
    fromDay = -1,
    toDay = 2_000_000,
    accounts,
  }: {
    readonly fromDay?: number;
    readonly toDay?: number;
    readonly accounts?: readonly string[];
  },
): Promise<HouseDay[]> {
  const wanted = accounts ?? (await houseAccounts(db));
  // The mark is a parameter: the planner would take an unknown one for a third of all movements.
  const { until_ms: mark } = await db.selectFrom('house_day_mark').select('until_ms').executeTakeFirstOrThrow();
  const { rows } = await sql<HouseDay>`
    select account, day, sum(entries)::bigint as entries, sum(amount_satang)::bigint as "amountSatang" from (
      select '' as account, 0 as day, 0 as entries, 0 as amount_satang from house_day_mark where until_ms = ${mark}
      union all
      select account, day, entries, amount_satang from house_day
      where account = any(${[...wanted]}::text[]) and day >= ${fromDay} and day <= ${toDay}
      union all
      select account, day, entries, amount_satang
      from (${entriesOf(wanted, mark, Number.MAX_SAFE_INTEGER)}) as recent
      where day >= ${fromDay} and day <= ${toDay}
    ) as part group by account, day order by account, day desc`.execute(db);
  // Without this row the mark has moved in between, and entries would count twice.
  if (!rows.some(({ account }) => account === '')) return houseDays(db, { fromDay, toDay, accounts: wanted });
  return rows.filter(({ account }) => account !== '');
}
