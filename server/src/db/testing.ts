/**
 * A real database for a test file, copied from the template:
 *
 *     const house = await openTestDatabase();        // at the top of the file, or in beforeAll
 *     afterEach(() => assertBooksAreZero(house.db)); // from #ledger/books.ts
 *     afterAll(() => house.close());
 */
import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { openPools } from './open.ts';
import type { Database } from './open.ts';
import { inDatabase, onServer } from './testServer.ts';

export interface TestDatabase extends Database {
  readonly name: string;
}

/** Copies the template and opens it; `close` drops the copy. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { connection, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const quoted = escapeIdentifier(name);
  await onServer(connection, (client) => client.query(`create database ${quoted} template ${template}`));
  const database = await openPools(inDatabase(connection, name), () => undefined);
  return {
    ...database,
    name,
    close: async () => {
      await database.close();
      await onServer(connection, (client) => client.query(`drop database ${quoted} with (force)`));
    },
  };
}
