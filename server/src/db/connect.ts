import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import { newClient } from './hosts.ts';
import type { Address } from './hosts.ts';
import { StartError, reasonOf } from './startError.ts';

const oldestServer = 150_000;
const unknownDatabase = '3D000';
const duplicateDatabase = '42P04';

/** Opens the first connection and checks the server. Creates the embedded server's database on its first start. */
export async function connectFirst(address: Address, isOurs: boolean): Promise<Client> {
  await address.hosts?.seek();
  for (;;) {
    const client = newClient(address, { connectionTimeoutMillis: 5000 });
    // The failing query reports the error that matters. Without a listener, the error event would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkServer(client);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (error instanceof StartError) throw error;
      const { code } = error as { code?: string };
      if (isOurs && code === unknownDatabase) await createDatabase(address);
      else throw new StartError(`The database cannot be reached${place(address)}: ${reasonOf(error)}`);
    }
  }
}

async function createDatabase(address: Address): Promise<void> {
  const client = newClient(address, { database: 'postgres', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create database ${escapeIdentifier(address.database ?? '')}`);
  } catch (error) {
    if ((error as { code?: string }).code !== duplicateDatabase) throw error;
  } finally {
    await client.end();
  }
}

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string; encoding: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name,
            current_setting('server_encoding') as encoding`,
  );
  const [server] = rows;
  if (Number(server?.number) < oldestServer) {
    throw new StartError(`The database server is PostgreSQL ${server?.name}; 15 or later is needed.`);
  }
  if (server?.encoding !== 'UTF8') {
    throw new StartError(`The database is encoded as ${server?.encoding}; UTF8 is needed.`);
  }
}

/** Returns the address for error messages, without the password. */
function place({ connectionString, host }: Address): string {
  if (!connectionString) return ` at ${host}`;
  try {
    const { host: named, pathname } = new URL(connectionString);
    return ` at DATABASE_URL (${named}${pathname})`;
  } catch {
    return ' at DATABASE_URL, which is not an address like postgres://user:password@host:5432/name';
  }
}
