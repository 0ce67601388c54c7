/** The statement: the entries of one account of a player, newest first. SI-37 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { PlayerAccount } from './accounts.ts';
import { dayOf, readDays, sumDays } from './statementDays.ts';
import type { DaySums, StatementSums } from './statementDays.ts';

export interface StatementQuery {
  readonly playerId: string;
  readonly account: PlayerAccount;
  /** Only these titles; all if absent. */
  readonly titles?: readonly number[];
  /** Epoch milliseconds, both included. */
  readonly fromMs?: number;
  readonly toMs?: number;
}

export interface StatementEntry {
  /** Unique among the player's entries. */
  readonly id: string;
  readonly movementId: string;
  readonly title: number;
  /** Signed satang: money in is positive. */
  readonly amountSatang: number;
  readonly balanceSatang: number;
  readonly createdMs: number;
  readonly reference: string;
}

export interface StatementPage {
  /** Entries older than this one (a `StatementEntry.id`). Fast for statements of any length. */
  readonly before?: string;
  /** The number of entries to skip, for numbered pages. */
  readonly skip?: number;
  readonly limit: number;
}

/** One page of the statement. */
export async function readStatement(
  db: Kysely<Tables>,
  query: StatementQuery,
  { before, skip = 0, limit }: StatementPage,
): Promise<StatementEntry[]> {
  const at = before === undefined ? undefined : readId(before);
  if (before !== undefined && !at) return [];
  const seqs = await seqsOf(db, query);
  if (seqs === 'none') return [];
  const rows = await selectRows(db, query)
    .$if(seqs !== 'all', (rest) => (seqs === 'all' ? rest : within(rest, seqs)))
    .$if(at !== undefined, (rest) =>
      rest
        .where((is) => is(is.refTuple('entry.seq', 'entry.leg'), '<', is.tuple(at?.seq ?? 0, at?.leg ?? 0)))
        .where('movement.seq', '<=', at?.seq ?? 0),
    )
    .orderBy('entry.seq', 'desc')
    .orderBy('entry.leg', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

interface Seqs {
  readonly first: number;
  readonly last: number;
}

// The range applies to both tables, so that a plan that starts with the movements does not scan all of them.
const within = <T extends ReturnType<typeof selectEntries>>(rows: T, { first, last }: Seqs): T =>
  rows
    .where('entry.seq', '>=', first)
    .where('entry.seq', '<=', last)
    .where('movement.seq', '>=', first)
    .where('movement.seq', '<=', last) as T;

/** Maps a time range to sequence numbers by the sums per day, because movements have no index by time. */
async function seqsOf(db: Kysely<Tables>, query: StatementQuery): Promise<Seqs | 'all' | 'none'> {
  if (query.fromMs === undefined && query.toMs === undefined) return 'all';
  const days = await readDays(db, query, daysOf(query));
  if (days.length === 0) return 'none';
  return { first: Math.min(...days.map((day) => day.firstSeq)), last: Math.max(...days.map((day) => day.lastSeq)) };
}

const daysOf = ({ fromMs, toMs }: StatementQuery): { readonly fromDay?: number; readonly toDay?: number } => ({
  ...(fromMs !== undefined && { fromDay: dayOf(fromMs) }),
  ...(toMs !== undefined && { toDay: dayOf(toMs) }),
});

/** The number of entries of the statement, and their sums in and out, satang. */
export async function countStatement(db: Kysely<Tables>, query: StatementQuery): Promise<StatementSums> {
  const { fromMs, toMs } = query;
  const whole = {
    ...(fromMs !== undefined && { fromDay: dayOf(fromMs - 1) + 1 }),
    ...(toMs !== undefined && { toDay: dayOf(toMs + 1) - 1 }),
  };
  const { fromDay, toDay } = daysOf(query);
  // The at most two partially covered days are summed entry by entry.
  const cut = new Set<number>();
  if (fromDay !== undefined && fromDay !== whole.fromDay) cut.add(fromDay);
  if (toDay !== undefined && toDay !== whole.toDay) cut.add(toDay);
  const ofDay = async (day: number) => sumEntries(db, query, await readDays(db, query, { fromDay: day, toDay: day }));
  const parts = await Promise.all([sumDays(db, query, whole), ...[...cut].map(ofDay)]);
  return parts.reduce((sum, part) => ({
    count: sum.count + part.count,
    inSatang: sum.inSatang + part.inSatang,
    outSatang: sum.outSatang + part.outSatang,
  }));
}

async function sumEntries(db: Kysely<Tables>, query: StatementQuery, days: readonly DaySums[]): Promise<StatementSums> {
  if (days.length === 0) return { count: 0, inSatang: 0, outSatang: 0 };
  const first = Math.min(...days.map((day) => day.firstSeq));
  const last = Math.max(...days.map((day) => day.lastSeq));
  const { count, inSatang, outSatang } = await within(selectEntries(db, query), { first, last })
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum('entry.amount_satang').filterWhere('entry.amount_satang', '>', 0).as('inSatang'),
      fn.sum('entry.amount_satang').filterWhere('entry.amount_satang', '<', 0).as('outSatang'),
    ])
    .executeTakeFirstOrThrow();
  return { count, inSatang: Number(inSatang), outSatang: Number(outSatang) };
}

/** One entry of the player with all legs of its movement; undefined if the account has none with that id. */
export async function readStatementEntry(
  db: Kysely<Tables>,
  query: Pick<StatementQuery, 'playerId' | 'account'>,
  entryId: string,
): Promise<{ entry: StatementEntry; legs: { account: string; amountSatang: number }[] } | undefined> {
  const at = readId(entryId);
  if (!at) return undefined;
  const row = await selectRows(db, query)
    .where('entry.seq', '=', at.seq)
    .where('entry.leg', '=', at.leg)
    .executeTakeFirst();
  if (!row) return undefined;
  const legs = await db
    .selectFrom('entry')
    .select(['account', 'amount_satang as amountSatang'])
    .where('player_id', '=', query.playerId)
    .where('seq', '=', at.seq)
    .orderBy('leg')
    .execute();
  return { entry: toEntry(row), legs };
}

const selectRows = (db: Kysely<Tables>, query: StatementQuery) =>
  selectEntries(db, query)
    .select(['entry.seq', 'entry.leg', 'entry.amount_satang', 'entry.balance_satang'])
    .select(['movement.id', 'movement.title', 'movement.reference', 'movement.created_ms']);

function selectEntries(db: Kysely<Tables>, { playerId, account, titles, fromMs, toMs }: StatementQuery) {
  return db
    .selectFrom('entry')
    .innerJoin('movement', (join) =>
      join.onRef('movement.player_id', '=', 'entry.player_id').onRef('movement.seq', '=', 'entry.seq'),
    )
    .where('entry.player_id', '=', playerId)
    .where('entry.account', '=', account)
    .$if(titles !== undefined, (rest) => rest.where('movement.title', '=', sql<number>`any(${titles})`))
    .$if(fromMs !== undefined, (rest) => rest.where('movement.created_ms', '>=', fromMs ?? 0))
    .$if(toMs !== undefined, (rest) => rest.where('movement.created_ms', '<=', toMs ?? 0));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

const toEntry = (row: Row): StatementEntry => ({
  id: `${row.seq}-${row.leg}`,
  movementId: row.id,
  title: row.title,
  amountSatang: row.amount_satang,
  // Only the house's accounts keep no balance in their entries.
  balanceSatang: row.balance_satang ?? 0,
  createdMs: row.created_ms,
  reference: row.reference,
});

function readId(id: string): { seq: number; leg: number } | undefined {
  const [, seq, leg] = /^(\d{1,15})-(\d{1,6})$/.exec(id) ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), leg: Number(leg) };
}
