/**
 * A real database for a test file, copied from the template:
 *
 *     const house = await openTestDatabase();        // at the top of the file, or in beforeAll
 *     afterEach(() => assertBooksAreZero(house.db)); // from #ledger/books.ts
 *     afterAll(() => house.close());
 */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openPools } from '../open.ts';
import type { Database } from '../open.ts';
import { closeToAll, copyOnEach, dropOnEach, renameOnEach } from './cluster.ts';
import type { TestPooler } from './pooler.ts';
import { inDatabase, onServer } from './server.ts';
import type { TestConnection } from './server.ts';

export interface TestDatabase extends Database {
  readonly name: string;
}

/** A state that many test files begin with, such as a seeded house. The first file makes it; the others copy it. */
export interface StartState {
  /** Identifies the state for the whole run: letters, digits and underscores. */
  readonly state: string;
  readonly make: (database: Database) => Promise<unknown>;
}

/** Copies the migrated template, or the template of `start`, and opens it. `close` drops the copy. */
export async function openTestDatabase(
  start?: StartState,
  pooler = inject('testServer').pooler,
): Promise<TestDatabase> {
  const { connection, servers, template } = inject('testServer');
  const source = start === undefined ? template : await templateOf(start);
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await copyOnEach(servers, source, name);
  const database = await openBehindPooler(inDatabase(connection, name), name, pooler);
  return {
    ...database,
    name,
    close: async () => {
      await database.close();
      await dropOnEach(servers, name);
    },
  };
}

function openBehindPooler(direct: TestConnection, database: string, pooler?: TestPooler): Promise<Database> {
  if (pooler === undefined) return openPools(direct, () => undefined);
  const { mode, address } = pooler;
  return openPools({ ...address, database }, () => undefined, {
    pooler: mode,
    direct: mode === 'transaction' ? direct : undefined,
  });
}

/** Makes the template under a lock, because several workers may need it first. A half-made template is made again. */
async function templateOf({ state, make }: StartState): Promise<string> {
  const { connection, servers, template } = inject('testServer');
  const name = `${template}_${state}`;
  await onServer(connection, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const draft = `${name}_draft`;
    await dropOnEach(servers, draft);
    await copyOnEach(servers, template, draft);
    const database = await openPools(inDatabase(connection, draft), () => undefined);
    await make(database).finally(() => database.close());
    if (servers.length > 1) await closeToAll(servers, draft);
    await renameOnEach(servers, draft, name);
  });
  return name;
}
