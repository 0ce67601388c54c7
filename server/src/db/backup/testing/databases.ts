/** Empty databases on the server of the tests, reached as a house is by DATABASE_URL. */
import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { openPools } from '../../open.ts';
import type { Database } from '../../open.ts';
import { inDatabase, onServer, urlOf } from '../../testing/server.ts';
import type { TestConnection } from '../../testing/server.ts';

export interface EmptyDatabase {
  readonly connection: TestConnection;
  readonly url: string;
  /** Migrates it, as the start of a house does. */
  open(): Promise<Database>;
  drop(): Promise<void>;
}

export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const { connection: server, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) =>
    client.query(`create database ${escapeIdentifier(name)} encoding 'UTF8' template template0`),
  );
  const connection = inDatabase(server, name);
  return {
    connection,
    url: urlOf(connection),
    open: () => openPools(connection, () => undefined),
    drop: () =>
      onServer(server, async (client) => {
        await client.query(`drop database ${escapeIdentifier(name)} with (force)`);
      }),
  };
}
