/** Shards on a plain server: tables beside each other, for tests of what the ledger does with shards. */
import { sql } from 'kysely';
import { distributedTables, referenceTables } from '../../db/citus/clusterTables.ts';
import type { ClusterTable } from '../../db/citus/clusterTables.ts';
import { playerHash } from '../../db/citus/playerHash.ts';
import type { Shards } from '../../db/citus/shards.ts';
import type { TestDatabase } from '../../db/testing/database.ts';

export interface MadeShards extends Shards {
  /** The shard's statements fail as if it were on another server, until the shards are read again. */
  move(place: number): Promise<void>;
  refreshCount(): number;
}

const isReference = (table: ClusterTable): boolean => referenceTables.some((name) => name === table);

export async function makeShards({ db, money }: TestDatabase, count: number): Promise<MadeShards> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (let place = 0; place < count; place += 1) {
    for (const table of distributedTables) await run(`create table ${table}_${place} (like ${table} including all)`);
  }
  for (const table of referenceTables) await run(`create view ${table}_copy as select * from ${table}`);
  await run('create table moved_shard (id bigint)');
  await run(`
    create function foyer_hold_shard(asked bigint, players text[]) returns boolean language plpgsql as $$
    begin
      if exists (select from moved_shard where id = asked) then raise exception 'moved' using errcode = 'SH001'; end if;
      return true;
    end $$`);
  let refreshCount = 0;
  return {
    count,
    placeOf: (playerId) => Math.abs(playerHash(playerId)) % count,
    at: (place) => ({
      id: String(place),
      pool: money,
      tableOf: (table) => `${table}_${isReference(table) ? 'copy' : place}`,
    }),
    move: async (place) => {
      await run(`insert into moved_shard values (${place})`);
    },
    async refresh() {
      refreshCount += 1;
      await run('delete from moved_shard');
    },
    refreshCount: () => refreshCount,
    close: () => Promise.resolve(),
  };
}
