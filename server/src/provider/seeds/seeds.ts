/** An owner's seeds: one in use, one waiting with its commitment published. F01 */
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import type { PlaySeeds } from '@foyer/contract/play/play.ts';
import type { Kysely, Selectable } from 'kysely';
import type { PlayTables } from '../../db/playTables.ts';
import type { Tables } from '../../db/tables.ts';
import { openSeed, sealSeed } from '../../fairness/seedVault.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { unsettled } from '../rounds/roundStore.ts';

type SeedRow = Selectable<PlayTables['play_seed']>;
/** A seed pair with the house's seed opened. It must not reach the player before its reveal. */
export type PlaySeed = Omit<SeedRow, 'stored_seed'> & { readonly server_seed: string };

export const openedSeed = (house: Pick<House, 'config'>, { stored_seed: stored, ...seed }: SeedRow): PlaySeed => ({
  ...seed,
  server_seed: openSeed(house, stored, seed.commitment),
});

async function addWaiting(house: House, db: Kysely<Tables>, owner: string): Promise<void> {
  const serverSeed = Buffer.from(house.random.bytes(32)).toString('hex');
  const commitment = commitmentOf(serverSeed);
  const nowMs = house.now();
  await db
    .insertInto('play_seed')
    .values({
      owner,
      seed_id: house.random.id(nowMs),
      stored_seed: sealSeed(house, serverSeed, commitment),
      commitment,
      client_seed: null,
      state: 'waiting',
      created_ms: nowMs,
      revealed_ms: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const liveSeeds = (db: Kysely<Tables>, owner: string): Promise<SeedRow[]> =>
  db.selectFrom('play_seed').selectAll().where('owner', '=', owner).where('state', '<>', 'revealed').execute();

/** The published part of an owner's seeds. The first call creates the first seed. */
export async function publishedSeeds(house: House, owner: string): Promise<PlaySeeds> {
  let live = await liveSeeds(house.db, owner);
  if (!live.some((seed) => seed.state === 'waiting')) {
    await addWaiting(house, house.db, owner);
    live = await liveSeeds(house.db, owner);
  }
  const active = live.find((seed) => seed.state === 'active');
  return {
    commitment: active?.commitment ?? '',
    clientSeed: active?.client_seed ?? '',
    nonce: active?.next_nonce ?? 0,
    nextCommitment: live.find((seed) => seed.state === 'waiting')?.commitment ?? '',
  };
}

/** The seed pair of a round as its player may see it: the house's seed only after its reveal. */
export const seedView = (seed: PlaySeed) => ({
  commitment: seed.commitment,
  clientSeed: seed.client_seed ?? '',
  serverSeed: seed.state === 'revealed' ? seed.server_seed : '',
});

/** The seed pair of a round, which exists as long as the round. */
export async function seedOf(house: House, owner: string, seedId: string): Promise<PlaySeed> {
  const row = await house.db
    .selectFrom('play_seed')
    .selectAll()
    .where('owner', '=', owner)
    .where('seed_id', '=', seedId)
    .executeTakeFirstOrThrow();
  return openedSeed(house, row);
}

/** Locks and returns the active seed pair, so that an owner's rounds are opened one at a time. */
export async function lockActiveSeed(
  house: Pick<House, 'config'>,
  db: Kysely<Tables>,
  owner: string,
): Promise<PlaySeed | undefined> {
  const row = await db
    .selectFrom('play_seed')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  return row && openedSeed(house, row);
}

export interface Rotated {
  readonly seeds: PlaySeeds;
  readonly revealedSeed: string;
  readonly revealedCommitment: string;
}

/**
 * Reveals the active pair and activates the next: the waiting seed of the house, with the player's own seed. The player
 * names the waiting seed's commitment. Refuses: ROUND_STILL_OPEN, DUPLICATE_REQUEST if that seed no longer waits.
 */
export async function rotate(
  house: House,
  owner: string,
  clientSeed: string,
  nextCommitment: string,
): Promise<Rotated> {
  const revealed = await house.db.transaction().execute(async (db) => {
    const active = await lockActiveSeed(house, db, owner);
    const open = await db
      .selectFrom('play_round')
      .select('round_id')
      .where('owner', '=', owner)
      .where('state', 'in', unsettled)
      .executeTakeFirst();
    if (open !== undefined) throw new Refusal('ROUND_STILL_OPEN');
    if (active !== undefined) {
      await db
        .updateTable('play_seed')
        .set({ state: 'revealed', stored_seed: active.server_seed, revealed_ms: house.now() })
        .where('owner', '=', owner)
        .where('seed_id', '=', active.seed_id)
        .execute();
    }
    const begun = await db
      .updateTable('play_seed')
      .set({ state: 'active', client_seed: clientSeed })
      .where('owner', '=', owner)
      .where('state', '=', 'waiting')
      .where('commitment', '=', nextCommitment)
      .executeTakeFirst();
    if (begun.numUpdatedRows !== 1n) throw new Refusal('DUPLICATE_REQUEST');
    await addWaiting(house, db, owner);
    return active;
  });
  return {
    seeds: await publishedSeeds(house, owner),
    revealedSeed: revealed?.server_seed ?? '',
    revealedCommitment: revealed?.commitment ?? '',
  };
}
