/** Opens the database: the embedded server under DATA_DIR, or the one that DATABASE_URL names. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { TypeOverrides, types as standardTypes } from 'pg';
import type { Pool, PoolConfig } from 'pg';
import { openChannel } from './channel.ts';
import type { Channel, Hearing } from './channel.ts';
import { startEmbedded } from './embedded/server.ts';
import type { EmbeddedServer } from './embedded/server.ts';
import { connectFirst } from './connect.ts';
import { migrate } from './migrate.ts';
import { inWork, makePools } from './pools.ts';
import type { PoolState } from './pools.ts';
import type { Tables } from './tables.ts';

/** Connections that can be asked one statement, to learn whether they answer. */
export interface Line {
  ask(text: string): Promise<readonly unknown[]>;
}

export interface Database {
  readonly db: Kysely<Tables>;
  /** The ledger's own connections; nobody else uses them. */
  readonly money: Pool;
  /** True if this process started the server, so that no other process works on it. */
  readonly isOwnServer: boolean;
  /** How its connections stand. */
  poolStates(): readonly PoolState[];
  /** The server was down and is back: what was told meanwhile may be lost. Only our own server says so. */
  onReturn(back: () => void): void;
  /** Whether it answers: one question to the connections of pages, and one to the ledger's. */
  readonly lines: Readonly<Record<'pages' | 'ledger', Line>>;
  /** Hears what the processes that use this database notify under a name. */
  openChannel(name: string, hearing: Hearing): Channel;
  /** Ends the connections, then stops the server when it is ours. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** '' starts the embedded server. */
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Refuses with StartError, one line for the operator. `say` hears the few things that they should know. */
export async function openDatabase(settings: DatabaseSettings, say: (line: string) => void): Promise<Database> {
  if (settings.databaseUrl !== '') return openPools({ connectionString: settings.databaseUrl }, say);
  const server = await startEmbedded({ dataDir: settings.dataDir, say });
  try {
    return await openPools({ ...server.address, database: 'foyer' }, say, server);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Connections to a database that is already running, brought up to date. */
export async function openPools(
  address: PoolConfig,
  say: (line: string) => void,
  server?: EmbeddedServer,
): Promise<Database> {
  const first = await connectFirst(address, server !== undefined);
  try {
    await migrate(first);
    // The server has just begun and is this process's alone: what holds a lease is dead, and nothing of it is under way.
    if (server !== undefined) await first.query('delete from step_lease');
  } finally {
    await first.end();
  }
  let isClosing = false;
  const tell = (line: string) => {
    if (!isClosing) say(line);
  };
  const pools = makePools({ ...address, types }, tell);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pools.split }) });
  return {
    db,
    money: pools.ledger,
    isOwnServer: server !== undefined,
    poolStates: () => pools.states(),
    onReturn: (back) => server?.onReturn(back),
    lines: {
      pages: { ask: async (text) => (await inWork('pages', () => sql.raw(text).execute(db))).rows },
      ledger: { ask: async (text) => (await pools.ledger.query(text)).rows },
    },
    openChannel: (name, hearing) => openChannel(address, name, hearing, tell),
    close: async () => {
      isClosing = true;
      await pools.ledger.end();
      await db.destroy();
      await server?.stop();
    },
  };
}

/** Money and times are bigint and fit a number; ids are text. One that does not fit is an error, not a rounding. */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}
const types = new TypeOverrides();
types.setTypeParser(standardTypes.builtins.INT8, readBigint);
