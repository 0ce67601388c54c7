/** The statement: one account of one player, entry by entry, newest first. SI-37 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { PlayerAccount } from './accounts.ts';

export interface StatementQuery {
  readonly playerId: string;
  readonly account: PlayerAccount;
  /** Only these titles; all where absent. */
  readonly titles?: readonly number[];
  /** Epoch milliseconds, both included. */
  readonly fromMs?: number;
  readonly toMs?: number;
}

export interface StatementEntry {
  /** Names the entry among all of its player's. */
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
  /** Entries older than this one (a `StatementEntry.id`): the fast way on, however long the statement is. */
  readonly before?: string;
  /** Entries passed over, for numbered pages. */
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
  const rows = await selectRows(db, query)
    .$if(at !== undefined, (rest) =>
      rest.where((is) => is(is.refTuple('entry.seq', 'entry.leg'), '<', is.tuple(at?.seq ?? 0, at?.leg ?? 0))),
    )
    .orderBy('entry.seq', 'desc')
    .orderBy('entry.leg', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

/** How many entries the statement has, and what they sum to in and out, in satang; `outSatang` is not positive. */
export async function countStatement(
  db: Kysely<Tables>,
  query: StatementQuery,
): Promise<{ count: number; inSatang: number; outSatang: number }> {
  const { count, inSatang, outSatang } = await selectEntries(db, query)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum('entry.amount_satang').filterWhere('entry.amount_satang', '>', 0).as('inSatang'),
      fn.sum('entry.amount_satang').filterWhere('entry.amount_satang', '<', 0).as('outSatang'),
    ])
    .executeTakeFirstOrThrow();
  return { count, inSatang: Number(inSatang), outSatang: Number(outSatang) };
}

/** One entry of the player, with all legs of its movement; undefined where he has none of that id. */
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
