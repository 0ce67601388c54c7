/** SQL of salts and of the seeds that players give for them. */
import type { Kysely, Selectable } from 'kysely';
import type { FairnessTables } from '../db/fairnessTables.ts';
import type { Tables } from '../db/tables.ts';

export type SaltRow = Selectable<FairnessTables['chain_salt']>;

export const readSalts = (db: Kysely<Tables>, saltDays: readonly number[]): Promise<SaltRow[]> =>
  db
    .selectFrom('chain_salt')
    .selectAll()
    .where('salt_day', 'in', [...saltDays])
    .execute();

export const insertSalt = (db: Kysely<Tables>, row: SaltRow): Promise<unknown> =>
  db.insertInto('chain_salt').values(row).execute();

/** A player's first seed of a day counts. */
export const addSeed = (
  db: Kysely<Tables>,
  row: Pick<Selectable<FairnessTables['salt_seed']>, 'salt_day' | 'player_id' | 'seed' | 'leaf' | 'given_ms'>,
): Promise<unknown> =>
  db
    .insertInto('salt_seed')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Marks the seeds of a day as part of its salt. Returns their leaves. */
export async function useSeeds(db: Kysely<Tables>, saltDay: number): Promise<string[]> {
  const used = await db
    .updateTable('salt_seed')
    .set({ is_used: true })
    .where('salt_day', '=', saltDay)
    .returning('leaf')
    .execute();
  return used.map(({ leaf }) => leaf);
}

/** Leaves of a fixed salt, in their order. */
export async function readLeaves(
  db: Kysely<Tables>,
  saltDay: number,
  page: { readonly offset: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('salt_seed')
    .select('leaf')
    .where('salt_day', '=', saltDay)
    .where('is_used', '=', true)
    .orderBy('leaf')
    .orderBy('player_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(({ leaf }) => leaf);
}

export const readOwnSeed = (db: Kysely<Tables>, saltDay: number, playerId: string) =>
  db
    .selectFrom('salt_seed')
    .select(['seed', 'leaf', 'is_used'])
    .where('salt_day', '=', saltDay)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
