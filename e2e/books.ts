/** Looks into the running house's books, over the socket of its embedded server or the server it was given. */
import { findFaults } from '@foyer/house/ledger/books.ts';
import type { Tables } from '@foyer/house/db/tables.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types as standardTypes } from 'pg';

/** The house reads its whole numbers of 64 bits as numbers. */
const types = new TypeOverrides();
types.setTypeParser(standardTypes.builtins.INT8, Number);

/** What does not add up: movements that do not sum to zero, balances that are not the sum of their entries. L01 */
export async function booksFaults(): Promise<string[]> {
  const connectionString = process.env.FOYER_DATABASE;
  const pool = new Pool({ connectionString, max: 1, types });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await findFaults(db);
  } finally {
    await db.destroy();
  }
}
