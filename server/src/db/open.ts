/** Opens the database: the embedded server under DATA_DIR, or the one that DATABASE_URL names. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { distribute, isOnCitus } from './citus/distribute.ts';
import { readWorkers } from './citus/requireServers.ts';
import type { WorkerState } from './citus/requireServers.ts';
import { openShards, workerAddress } from './citus/shards.ts';
import type { MoneyPool, Shards } from './citus/shards.ts';
import { openChannel } from './channel.ts';
import { databaseAt } from './hosts.ts';
import type { Address } from './hosts.ts';
import type { Channel, Hearing } from './channel.ts';
import { startEmbedded } from './embedded/server.ts';
import type { EmbeddedServer } from './embedded/server.ts';
import { connectFirst } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Pooler } from '../databaseSettings.ts';
import { inWork, makePools } from './pools.ts';
import type { Place, Pools, PoolState } from './pools.ts';
import { StartError } from './startError.ts';
import { openReplica, primaryOnly } from './replica.ts';
import type { LateReads, Replica } from './replica.ts';
import type { Tables } from './tables.ts';
import { numberTypes } from './numberTypes.ts';

/** Connections on which one statement can be run to check whether they work. */
export interface Line {
  ask(text: string): Promise<readonly unknown[]>;
}

export interface Database {
  readonly db: Kysely<Tables>;
  /** Reads that may be late: from the replica, if there is one. */
  readonly late: LateReads & Partial<Pick<Replica, 'lagMs'>>;
  /** The ledger's own connections, used by nothing else. */
  readonly money: MoneyPool;
  /** True if this process started the server, so that no other process works on it. */
  readonly isOwnServer: boolean;
  /** Current state of each connection pool. */
  poolStates(): readonly PoolState[];
  /** Called after the embedded server was down and is back. Notifications sent meanwhile may be lost. */
  onReturn(back: () => void): void;
  /** Health checks: one for the connections of pages, one for those of the ledger. */
  readonly lines: Readonly<Record<'pages' | 'ledger', Line>>;
  /** Asks the workers of a cluster whether they answer. Only on a cluster. */
  readonly readWorkers?: (() => Promise<readonly WorkerState[]>) | undefined;
  /** Receives what the processes that share this database notify under a name. */
  openChannel(name: string, hearing: Hearing): Channel;
  /** Closes the connections, then stops the server if it is embedded. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** If '', the embedded server is started. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** What `databaseUrl` leads to; 'none' is the server itself. */
  readonly databasePooler?: Pooler;
  /** The server itself, beside a pooler of transactions; '' otherwise. */
  readonly databaseDirectUrl?: string;
  /** A replica for late reads; '' without one. */
  readonly databaseReplicaUrl?: string;
  readonly replicaLagMs?: number;
}

/**
 * Refuses with StartError, which holds one line for the operator. `log` receives the few lines that the operator should
 * see.
 */
export async function openDatabase(settings: DatabaseSettings, log: (line: string) => void): Promise<Database> {
  const { databaseUrl, databasePooler, databaseDirectUrl = '', databaseReplicaUrl = '' } = settings;
  if (databaseUrl !== '') {
    const direct = databaseDirectUrl === '' ? undefined : databaseAt(databaseDirectUrl);
    const replica = databaseReplicaUrl === '' ? undefined : databaseAt(databaseReplicaUrl);
    const { replicaLagMs } = settings;
    return openPools(databaseAt(databaseUrl), log, {
      pooler: databasePooler,
      direct,
      replica,
      replicaLagMs,
    });
  }
  const server = await startEmbedded({ dataDir: settings.dataDir, log });
  try {
    return await openPools({ ...server.address, database: 'foyer' }, log, { server });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

interface Surroundings {
  /** The embedded server, if this process started it. */
  readonly server?: EmbeddedServer | undefined;
  readonly pooler?: Pooler | undefined;
  /** Leads to the server itself; the same address without a pooler of transactions. */
  readonly direct?: Address | undefined;
  readonly replica?: Address | undefined;
  readonly replicaLagMs?: number | undefined;
}

/** Connects to a running database and migrates it. */
export async function openPools(
  address: Address,
  log: (line: string) => void,
  { server, pooler = 'none', direct, replica, replicaLagMs = 10_000 }: Surroundings = {},
): Promise<Database> {
  const { isCluster } = await prepare(direct ?? address, server);
  let isClosing = false;
  const logLine = (line: string) => {
    if (!isClosing) log(line);
  };
  const main: Place = { address: { ...address, types: numberTypes }, pooler };
  const sessions: Place = direct ? { address: { ...direct, types: numberTypes }, pooler: 'none' } : main;
  const pools = makePools(main, sessions, logLine, isCluster);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pools.split }) });
  const unwatch = [address, ...(direct ? [direct] : [])].map(({ hosts }) => hosts?.watch(logLine));
  const shards = isCluster ? await shardsOf(pools, sessions.address) : undefined;
  const late = replica && openReplica({ ...lateOf(replica, logLine), primary: db, mostLagMs: replicaLagMs });
  const close = async () => {
    isClosing = true;
    await late?.close();
    for (const stop of unwatch) stop?.();
    await shards?.close();
    await pools.ledger.end();
    await db.destroy();
  };
  if (pooler === 'transaction') await requireLimits(db).catch((error) => close().then(() => Promise.reject(error)));
  const askPages = async (text: string) => (await inWork('pages', () => sql.raw(text).execute(db))).rows;
  return {
    db,
    late: late ?? primaryOnly(db),
    money: Object.assign(pools.ledger, { shards }),
    isOwnServer: server !== undefined,
    poolStates: () => pools.states(),
    onReturn: (back) => server?.onReturn(back),
    lines: {
      pages: { ask: askPages },
      ledger: { ask: async (text) => (await pools.ledger.query(text)).rows },
    },
    readWorkers: isCluster ? () => readWorkers(askPages, sessions.address) : undefined,
    openChannel: (name, hearing) => openChannel(direct ?? address, name, hearing, logLine),
    close: async () => {
      await close();
      await server?.stop();
    },
  };
}

const lateOf = (replica: Address, log: (line: string) => void) => {
  const place: Place = { address: { ...replica, types: numberTypes }, pooler: 'none' };
  return { pool: makePools(place, place, log).split, log };
};

const shardsOf = ({ ledger, ledgerAt }: Pools, coordinator: Address): Promise<Shards> =>
  openShards({ money: ledger, connect: (worker) => ledgerAt(workerAddress(coordinator, worker)) }).catch((error) =>
    ledger.end().then(() => Promise.reject(error)),
  );

async function prepare(address: Address, server: EmbeddedServer | undefined): Promise<{ isCluster: boolean }> {
  const first = await connectFirst(address, server !== undefined);
  try {
    const isCluster = await isOnCitus(first);
    await migrate(first);
    if (isCluster) await distribute(first, address);
    // The embedded server has just started and belongs to this process alone. All lease holders are dead, so no leased
    // step is still running.
    if (server !== undefined) await first.query('delete from step_lease');
    return { isCluster };
  } finally {
    await first.end();
  }
}

/** Without limits on the pooler's connections, one statement could wait for a lock forever. */
async function requireLimits(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ isLimited: boolean }>`
    select current_setting('lock_timeout') <> '0' and current_setting('statement_timeout') <> '0' as "isLimited"
  `.execute(db);
  if (rows[0]?.isLimited === true) return;
  throw new StartError('The pooler at DATABASE_URL sets no lock_timeout and statement_timeout: see docs/scale.md.');
}
