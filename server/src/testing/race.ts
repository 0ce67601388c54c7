/** Deterministic races for tests: one side runs up to a given point, then the other begins. */
import { CompiledQuery, SelectQueryNode, TableNode } from 'kysely';
import type { QueryId } from 'kysely';
import type { Pool } from 'pg';
import type { Shards } from '../db/citus/shards.ts';
import type { Database } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { waitingForSteps } from '../ledger/steps.ts';

/** Which of the waiting statements are counted; all of the database's by default. */
interface Counted {
  /** The connections' name, such as `foyer ledger`. */
  readonly of?: string;
  /** Words of the statements. */
  readonly words?: string;
  /** At least so long, by the database's clock. */
  readonly forMs?: number;
}

type Ask = (text: string, values: (string | number)[]) => Promise<{ readonly rows: readonly unknown[] }>;

/** Sends a statement to a server. */
const asking =
  (server: Pool): Ask =>
  (text, values) =>
    server.query(text, values);

const asksOf = (shards: Shards | undefined): Ask[] => {
  const places = Array.from({ length: shards?.count ?? 0 }, (_, place) => shards?.at(place).pool);
  return [...new Set(places)].filter((pool) => pool !== undefined).map(asking);
};

async function countWaits(servers: readonly Ask[], { of = '%', words = '', forMs = 0 }: Counted): Promise<number> {
  const text = `
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and application_name like $1 and query like $2
      and state_change <= clock_timestamp() - $3 * interval '1 ms'`;
  const counts = servers.map(async (ask) => (await ask(text, [of, `%${words}%`, forMs])).rows.length);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** How many statements wait for a lock: on the database's server, or on each of a cluster's that the ledger writes to. */
export const waitingForLocks = ({ money }: Pick<Database, 'money'>, counted: Counted = {}): Promise<number> =>
  countWaits([asking(money), ...asksOf(money.shards)], counted);

/** Waits until the work is done or blocked by a lock or a leased step. */
export async function doneOrWaiting({ db, shards }: House, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const mark = () => (isDone = true);
  work.then(mark, mark);
  const coordinator: Ask = (text, values) => db.executeQuery(CompiledQuery.raw(text, values));
  const servers = [coordinator, ...asksOf(shards)];
  for (;;) {
    const waits = await countWaits(servers, {});
    if (isDone || waits > 0 || waitingForSteps() > 0) return;
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
