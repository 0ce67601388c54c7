/** Reads before a stake are planned with their values five times, and then once for a connection. ADR 568 */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { readBalances } from '../ledger/balance.ts';
import { findSession } from '../players/sessions.ts';
import { openTestHouse } from '../testing/house.ts';
import { gathered } from './gathered.ts';
import { inWork } from './pools.ts';
import { onOneServer } from './testing/oneServer.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const plansOf = gathered(async (db, tables: readonly string[]) => {
  const { rows } = await sql<{ text: string; custom: number; generic: number }>`
    select statement as text, custom_plans::integer as custom, generic_plans::integer as generic
    from pg_prepared_statements`.execute(db);
  return tables.map((table) => rows.filter(({ text }) => text.includes(table)));
});

it.for<readonly [string, () => Promise<unknown>]>([
  ['"balance"', () => readBalances(t.house.db, 'player')],
  ['"session"', () => findSession(t.house, 'x'.repeat(22))],
])('makes no sixth plan with the values of one caller for %s', async ([table, read], context) => {
  onOneServer(context, 'no statement is prepared on a cluster');
  // One after the other, they all use the only open connection of their kind.
  const plans = await inWork('pages', async () => {
    for (let time = 0; time < 10; time += 1) await read();
    return plansOf(t.house.db, table);
  });
  expect(plans.map(({ custom, generic }) => [custom, generic])).toEqual([[5, 5]]);
});
