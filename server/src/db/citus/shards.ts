/**
 * Where each player's rows are on a Citus cluster. The ledger writes to the shards' own tables on the servers that hold
 * them, because Citus would take its statement apart. ADR 540
 */
import type { Pool } from 'pg';
import { eachHost } from '../hosts.ts';
import type { Address } from '../hosts.ts';
import { StartError } from '../startError.ts';
import { distributedTables, referenceTables } from './clusterTables.ts';
import type { ClusterTable } from './clusterTables.ts';
import { playerHash } from './playerHash.ts';

/** Tables of the players whose hash is within one range. */
export interface Shard {
  /** Citus' number of the shard's wallets. */
  readonly id: string;
  /** Connections to the server that holds it. */
  readonly pool: Pool;
  /** Name of the shard's own table. */
  readonly tableOf: (table: ClusterTable) => string;
}

export interface Shards {
  readonly count: number;
  /** The place of a player's shard, from 0. */
  placeOf(playerId: string): number;
  /** As it was at the last reading. */
  at(place: number): Shard;
  /** Reads again where the shards are, after one was moved or a server was replaced. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** The connections of the ledger; to a cluster's coordinator, if it has shards. */
export type MoneyPool = Pool & { readonly shards?: Shards | undefined };

interface Row {
  readonly table: ClusterTable;
  readonly shard: string;
  /** Null for a table that every server has. */
  readonly lowest: number | null;
  readonly host: string;
  readonly port: number;
}

/** Of a reference table it takes one copy's row: the table has the same name on every server. */
const mapQuery = `
select distinct on (shard.logicalrelid, shard.shardid)
       shard.logicalrelid::text as "table", shard.shardid::text as shard, shard.shardminvalue::integer as lowest,
       node.nodename as host, node.nodeport as port
from pg_dist_shard as shard
join pg_dist_placement as placement using (shardid)
join pg_dist_node as node using (groupid)
where shard.logicalrelid = any($1::regclass[]) and node.noderole = 'primary'
order by shard.logicalrelid, shard.shardid, node.nodeid`;

interface Opening {
  /** The coordinator. */
  readonly money: Pool;
  /** Opens the ledger's connections to a server. */
  readonly connect: (server: { readonly host: string; readonly port: number }) => Pool;
}

interface ShardMap {
  /** Lowest hashes of the shards, ascending. */
  readonly lowest: readonly number[];
  readonly shards: readonly Shard[];
}

export async function openShards({ money, connect }: Opening): Promise<Shards> {
  const pools = new Map<string, Pool>();
  const poolOf = ({ host, port }: Row): Pool => {
    const server = `${host}:${port}`;
    const pool = pools.get(server) ?? connect({ host, port });
    pools.set(server, pool);
    return pool;
  };
  const read = async (): Promise<ShardMap> => {
    const { rows } = await money.query<Row>(mapQuery, [[...distributedTables, ...referenceTables]]);
    return mapOf(rows, poolOf);
  };
  let map = await read();
  const placeOf = (playerId: string): number => {
    const hash = playerHash(playerId);
    return map.lowest.findLastIndex((lowest) => lowest <= hash);
  };
  await checkHash(money, (playerId) => map.shards[placeOf(playerId)]?.id);
  const readAgain = async (): Promise<void> => {
    const next = await read();
    // The ledger has a queue for each shard, so that splitting shards needs new processes.
    if (next.lowest.join() !== map.lowest.join()) throw new Error('the shards were split: restart the house');
    map = next;
  };
  let reading: Promise<void> | undefined;
  return {
    count: map.shards.length,
    placeOf,
    at: (place) => {
      const shard = map.shards[place];
      if (shard === undefined) throw new RangeError(`there is no shard ${place}`);
      return shard;
    },
    refresh() {
      reading ??= readAgain().finally(() => (reading = undefined));
      return reading;
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}

function mapOf(rows: readonly Row[], poolOf: (row: Row) => Pool): ShardMap {
  const wallets = rows.filter(({ table }) => table === 'wallet').toSorted((a, b) => (a.lowest ?? 0) - (b.lowest ?? 0));
  const shards = wallets.map((wallet): Shard => {
    const ofShard = rows.filter(({ lowest }) => lowest === wallet.lowest || lowest === null);
    const names = new Map(ofShard.map(({ table, shard }) => [table, `${table}_${shard}`]));
    return {
      id: wallet.shard,
      pool: poolOf(wallet),
      tableOf(table) {
        const name = names.get(table);
        if (name === undefined) throw new Error(`the table ${table} is not distributed`);
        return name;
      },
    };
  });
  return { lowest: wallets.map(({ lowest }) => lowest ?? 0), shards };
}

/** A wrong hash would write to the wrong shard, so the house compares its own with that of Citus when it starts. */
async function checkHash(money: Pool, shardOf: (playerId: string) => string | undefined): Promise<void> {
  const players = Array.from({ length: 64 }, (_, length) => 'é-𝄞-player'.repeat(6).slice(0, length));
  const { rows } = await money.query<{ player: string; shard: string }>(
    `select player, get_shard_id_for_distribution_column('wallet', player)::text as shard from unnest($1::text[]) as player`,
    [players],
  );
  if (rows.length === players.length && rows.every(({ player, shard }) => shardOf(player) === shard)) return;
  throw new StartError('The Citus cluster places players by another hash than this house: see docs/scale.md.');
}

/** The address of a worker: that of the coordinator with another host and port. */
export function workerAddress(coordinator: Address, { host, port }: { host: string; port: number }): Address {
  const { hosts: _hosts, connectionString, ...rest } = coordinator;
  if (connectionString === undefined) return { ...rest, host, port };
  const url = new URL(eachHost(connectionString)[0] ?? connectionString);
  url.hostname = host;
  url.port = String(port);
  // In the query, libpq's `host` and `port` would win over these.
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  return { ...rest, connectionString: url.href };
}
