/** Each kind of work has connections of its own, and no work waits forever. R02 */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { inWork } from './pools.ts';
import type { WorkKind } from './pools.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const asked = sql<Record<string, string>>`
  select current_setting('application_name') as name, current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as pause`;
const settingsOf = (kind: WorkKind) =>
  inWork(kind, async () => (await asked.execute(t.database.db)).rows[0]) as Promise<Record<string, string>>;

it.each([
  ['pages', { lock: '800ms', statement: '5s', pause: '5s' }],
  ['reads', { lock: '800ms', statement: '10s', pause: '5s' }],
  ['money', { lock: '3s', statement: '10s', pause: '10s' }],
  ['jobs', { lock: '10s', statement: '1min', pause: '1min' }],
] as const)('%s have their own connections, and limits for locks, statements and silence', async (kind, limits) => {
  expect(await settingsOf(kind)).toEqual({ name: `foyer ${kind}`, ...limits });
});
