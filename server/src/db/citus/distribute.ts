/** Spreads the tables of a player's money and bets over the servers of a Citus cluster. ADR 540 */
import type { Client } from 'pg';
import type { Address } from '../hosts.ts';
import { whileMigrating } from '../migrationLock.ts';
import { StartError, reasonOf } from '../startError.ts';
import { distributedTables, referenceTables } from './clusterTables.ts';
import type { ClusterTable } from './clusterTables.ts';
import { requireServers } from './requireServers.ts';

/** Whether the database belongs to a Citus cluster. */
export async function isOnCitus(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
  return rowCount === 1;
}

/**
 * Called by each statement that writes to a shard's own tables, on the server that holds them. It takes the lock that
 * Citus takes to write to a shard, so that the shard is not moved meanwhile, and returns true. Refuses with SH001: a shard
 * that is not on this server any more, or a player whose rows belong to another shard. Its own queries see what was
 * committed while it waited for the lock, unlike those of the statement.
 */
const holdShardBody = `
begin
  -- 5 is ShareLock.
  perform lock_shard_metadata(5, array[asked]);
  if not exists (
    select from pg_dist_shard as shard
    join pg_dist_placement as placement using (shardid)
    join pg_dist_local_group as own using (groupid)
    where shard.shardid = asked and not exists (
      select from unnest(players) as player (id)
      where hashtext(player.id) not between shard.shardminvalue::integer and shard.shardmaxvalue::integer
    )
  ) then
    raise exception 'shard % is not here, or not of these players', asked using errcode = 'SH001';
  end if;
  return true;
end
`;
const holdShard = `
create or replace function foyer_hold_shard(asked bigint, players text[]) returns boolean language plpgsql
as $$${holdShardBody}$$`;

/**
 * Distributes what is not distributed yet, with the rows that are there; each table wholly or not at all. Another process
 * that starts meanwhile waits. If all is done it changes nothing, so that the database opens while a worker is down. Refuses
 * with StartError.
 */
export const distribute = (client: Client, coordinator: Address): Promise<void> =>
  whileMigrating(client, async () => {
    try {
      await spreadTables(client, coordinator);
      await addHoldShard(client);
      await planTriggersEachTime(client);
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`The tables could not be spread over the Citus cluster: ${reasonOf(error)}`);
    }
  });

async function spreadTables(client: Client, coordinator: Address): Promise<void> {
  const isDone = await doneTables(client);
  const left = [...distributedTables, ...referenceTables].filter((table) => !isDone.has(table));
  if (left.length > 0) await requireServers(client, coordinator);
  for (const table of left) {
    // Before the last one, so that a start that was stopped after it has done this too.
    if (table === left.at(-1)) await continueNumbers(client);
    await spread(client, table, callFor(table));
  }
}

/**
 * Each worker numbers the rows of bet_change in a range of its own. Rows that were restored from a backup of a cluster can
 * have numbers in these ranges, above which the workers go on.
 */
async function continueNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ result: string }>(
    'select result from run_command_on_workers($1) where not success',
    [aboveRestoredNumbers],
  );
  const [failed] = rows;
  if (failed !== undefined) throw new Error(failed.result);
}
const aboveRestoredNumbers = `do $block$
declare
  own pg_sequence;
  highest bigint;
begin
  select * into own from pg_sequence where seqrelid = 'bet_change_change_no_seq'::regclass;
  -- The next server's range begins with seqmax.
  select max(change_no) into highest from bet_change where change_no >= own.seqmin and change_no < own.seqmax;
  if highest >= own.seqstart then perform setval('bet_change_change_no_seq', highest); end if;
end $block$`;

function callFor(table: ClusterTable): string {
  if (referenceTables.some((name) => name === table)) return `create_reference_table('${table}')`;
  const beside = table === 'wallet' ? 'none' : 'wallet';
  return `create_distributed_table('${table}', 'player_id', colocate_with := '${beside}')`;
}

async function addHoldShard(client: Client): Promise<void> {
  const { rows } = await client.query<{ body: string }>(
    `select prosrc as body from pg_proc join pg_dist_object on classid = 'pg_proc'::regclass and objid = pg_proc.oid
     where proname = 'foyer_hold_shard'`,
  );
  if (rows[0]?.body === holdShardBody) return;
  await client.query(holdShard);
  await client.query(`select create_distributed_function('foyer_hold_shard(bigint, text[])')`);
}

/**
 * Lets a transaction change spread tables as on a plain server. Citus refuses triggers without the first setting, because
 * they may write to other shards; those of `bet` write to the player's own. And it refuses some statements after one that
 * wrote to several shards at once: with the second setting they are written to one after the other.
 */
export async function allowChanges(client: Client): Promise<void> {
  await client.query('set local citus.enable_unsafe_triggers = on');
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
}

/**
 * The ledger's connections plan a statement once, without its values. From such a plan Citus cannot tell in which shard the
 * rows of a trigger are, so triggers of spread tables are planned at each call. Called in the transaction that creates
 * them, or replaces their functions.
 */
export async function planTriggersEachTime(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct pg_proc.oid::regprocedure::text as name
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     join pg_dist_partition on logicalrelid = tgrelid and partmethod = 'h'
     where not tgisinternal and not coalesce(proconfig @> '{plan_cache_mode=force_custom_plan}', false)`,
  );
  for (const { name } of rows) await client.query(`alter function ${name} set plan_cache_mode = force_custom_plan`);
}

async function doneTables(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select logicalrelid::text as name from pg_dist_partition where logicalrelid = any($1::regclass[])`,
    [[...distributedTables, ...referenceTables]],
  );
  return new Set(rows.map(({ name }) => name));
}

async function spread(client: Client, table: ClusterTable, call: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local citus.enable_unsafe_triggers = on');
    await client.query(`select ${call}`);
    // The rows are in the shards now; their former copy is hidden and only takes up space.
    await client.query(`select truncate_local_data_after_distributing_table('${table}')`);
    await client.query('commit');
  } catch (error) {
    // On a lost connection the server rolls back, and this error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
