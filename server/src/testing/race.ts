/** Deterministic races for tests: one side runs up to a given point, then the other begins. */
import { SelectQueryNode, TableNode, sql } from 'kysely';
import type { QueryId } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { waitingForSteps } from '../ledger/steps.ts';

/** Waits until the work is done or blocked by a lock or a leased step. */
export async function doneOrWaiting({ db }: House, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const mark = () => (isDone = true);
  work.then(mark, mark);
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
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

/** Returns a house that runs `between` once, right after it has first read this table, whether or not it found a row. */
export function afterReading(house: House, table: keyof Tables, between: () => Promise<unknown>): House {
  let first: QueryId | undefined;
  const db = house.db.withPlugin({
    transformQuery({ node, queryId }) {
      const froms = SelectQueryNode.is(node) ? (node.from?.froms ?? []) : [];
      if (froms.some((from) => TableNode.is(from) && from.table.identifier.name === table)) first ??= queryId;
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === first) await between();
      return result;
    },
  });
  return { ...house, db };
}
