import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { watchStatements } from './testing/failing.ts';
import { openTestDatabase } from './testing/database.ts';

const database = await openTestDatabase();
const statements = watchStatements();
afterAll(async () => {
  statements.stop();
  await database.close();
});

it('leaves no transaction open behind a `begin` that fails', async () => {
  const { db } = database;
  const begun = () =>
    db
      .transaction()
      .execute((trx) => sql`select 1`.execute(trx))
      .catch(() => undefined);
  const { hasFailed, texts } = await statements.failing(1, 'unheard', begun);
  expect([hasFailed, texts[0]]).toEqual([true, 'begin']);
  const open = await sql<{ state: string }>`
    select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
    db,
  );
  const mine = await sql<{ is_old: boolean }>`select now() < statement_timestamp() as is_old`.execute(db);
  expect([open.rows, mine.rows]).toEqual([[], [{ is_old: false }]]);
});
