/** Deterministic races for tests: one side runs up to a given point, then the other begins. */
import { SelectQueryNode, TableNode, sql } from 'kysely';
import type { QueryId } from 'kysely';
import type { Database } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { waitingForSteps } from '../ledger/steps.ts';

const lockWaits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** How many statements wait for a lock: on the database's server, or on each of a cluster's that the ledger writes to. */
export async function waitingForLocks({ money }: Pick<Database, 'money'>): Promise<number> {
  const { shards } = money;
  const places = Array.from({ length: shards?.count ?? 0 }, (_, place) => shards?.at(place).pool ?? money);
  const counts = [...new Set([money, ...places])].map(async (server) => (await server.query(lockWaits)).rows.length);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Waits until the work is done or blocked by a lock or a leased step. */
export async function doneOrWaiting({ db }: House, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const mark = () => (isDone = true);
  work.then(mark, mark);
  for (;;) {
    const { rows } = await sql.raw(lockWaits).execute(db);
    if (isDone || rows.length > 0 || waitingForSteps() > 0) return;
  }
}

/** Returns a house that runs `between` once, right after it has first read rows with this column. */
export function calledAway(house: House, column: string, between: () => Promise<void>): House {
  let isFirst = true;
  const db = house.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst && result.rows.some((row) => column in row)) {
        isFirst = false;
        await between();
      }
      return result;
    },
  });
  return { ...house, db };
}

/**
 * Returns a house that runs `between` once, right after it has first read this table, whether or not it found a row. A test
 * has to expect that `hasRun`: if the code no longer reads the table, nothing races.
 */
export function afterReading(
  house: House,
  table: keyof Tables,
  between: () => Promise<unknown>,
): { readonly house: House; readonly hasRun: () => boolean } {
  let first: QueryId | undefined;
  let hasRun = false;
  const db = house.db.withPlugin({
    transformQuery({ node, queryId }) {
      const froms = SelectQueryNode.is(node) ? (node.from?.froms ?? []) : [];
      if (froms.some((from) => TableNode.is(from) && from.table.identifier.name === table)) first ??= queryId;
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === first) {
        await between();
        hasRun = true;
      }
      return result;
    },
  });
  return { house: { ...house, db }, hasRun: () => hasRun };
}
