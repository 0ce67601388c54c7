/** SQL for clips, shots and catches. */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { FishTables } from '../../db/fishTables.ts';
import type { Tables } from '../../db/tables.ts';

export type ClipRow = Selectable<FishTables['fish_round']>;
export type ShotRow = Selectable<FishTables['fish_shot']>;
type Db = Kysely<Tables>;
type OfClip = Pick<ClipRow, 'owner' | 'round_id'>;

/** Serialises the claims of shots in one room, so that a fish is caught once and there are no deadlocks. */
export const queueInRoom = async (db: Db, roomId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fish room ${roomId}`}, 0))`.execute(db);
};

/** Clips of this owner in this game, newest first. */
export const latestClips = (db: Db, owner: string, gameId: string, count: number): Promise<ClipRow[]> =>
  db
    .selectFrom('fish_round')
    .selectAll()
    .where('owner', '=', owner)
    .where('game_id', '=', gameId)
    .orderBy('opened_ms', 'desc')
    .orderBy('round_id', 'desc')
    .limit(count)
    .execute();

/** Time of the owner's last shot in any room after this moment, or 0. A clip opens with its shot. */
export async function lastFiredMs(db: Db, owner: string, sinceMs: number): Promise<number> {
  const row = await db
    .selectFrom('fish_round')
    .select((round) => round.fn.max('opened_ms').as('opened_ms'))
    .where('owner', '=', owner)
    .where('opened_ms', '>', sinceMs)
    .executeTakeFirst();
  return row?.opened_ms ?? 0;
}

/** Locks a clip until new shots are written. Closing it waits for the lock and then sees all of them. */
export const lockClip = (db: Db, { owner, round_id }: OfClip): Promise<ClipRow | undefined> =>
  db
    .selectFrom('fish_round')
    .selectAll()
    .where('owner', '=', owner)
    .where('round_id', '=', round_id)
    .forUpdate()
    .executeTakeFirst();

export const readClip = (db: Db, { owner, round_id }: OfClip): Promise<ClipRow | undefined> =>
  db
    .selectFrom('fish_round')
    .selectAll()
    .where('owner', '=', owner)
    .where('round_id', '=', round_id)
    .executeTakeFirst();

export async function insertClip(db: Db, clip: ClipRow): Promise<void> {
  await db.insertInto('fish_round').values(clip).execute();
  await db
    .updateTable('play_seed')
    .set({ next_nonce: clip.nonce + 1 })
    .where('owner', '=', clip.owner)
    .where('seed_id', '=', clip.seed_id)
    .execute();
}

export async function moveClip(db: Db, clip: OfClip, from: string, to: Partial<ClipRow>): Promise<boolean> {
  const moved = await db
    .updateTable('fish_round')
    .set(to)
    .where('owner', '=', clip.owner)
    .where('round_id', '=', clip.round_id)
    .where('state', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** Clips of all owners that were opened before `openedBeforeMs` and are not closed, the oldest first. */
export const leftClips = (db: Db, openedBeforeMs: number): Promise<ClipRow[]> =>
  db
    .selectFrom('fish_round')
    .selectAll()
    .where('state', '<>', 'closed')
    .where('opened_ms', '<', openedBeforeMs)
    .orderBy('opened_ms')
    .limit(500)
    .execute();

/** Shots that a crashed process claimed and did not pay. */
export const leftShots = (db: Db, firedBeforeMs: number): Promise<ShotRow[]> =>
  db
    .selectFrom('fish_shot')
    .selectAll()
    .where('state', '=', 'opening')
    .where('fired_ms', '<', firedBeforeMs)
    .limit(500)
    .execute();

export const shotsOfClip = (db: Db, { owner, round_id }: OfClip): Promise<ShotRow[]> =>
  db
    .selectFrom('fish_shot')
    .selectAll()
    .where('owner', '=', owner)
    .where('round_id', '=', round_id)
    .orderBy('shot')
    .execute();

export const shotsOfActions = (db: Db, owner: string, actionIds: readonly string[]): Promise<ShotRow[]> =>
  db
    .selectFrom('fish_shot')
    .selectAll()
    .where('owner', '=', owner)
    .where('action_id', 'in', [...actionIds])
    .execute();

export const insertShots = async (db: Db, shots: readonly ShotRow[]): Promise<void> => {
  if (shots.length > 0)
    await db
      .insertInto('fish_shot')
      .values([...shots])
      .execute();
};

/** The shots of one batch. */
export const readBatch = (db: Db, { owner, batch_id }: Pick<ShotRow, 'owner' | 'batch_id'>): Promise<ShotRow[]> =>
  db
    .selectFrom('fish_shot')
    .selectAll()
    .where('owner', '=', owner)
    .where('batch_id', '=', batch_id)
    .orderBy('shot')
    .execute();

export async function moveBatch(
  db: Db,
  { owner, batch_id }: Pick<ShotRow, 'owner' | 'batch_id'>,
  state: 'done' | 'refused',
): Promise<void> {
  await db
    .updateTable('fish_shot')
    .set({ state })
    .where('owner', '=', owner)
    .where('batch_id', '=', batch_id)
    .where('state', '=', 'opening')
    .execute();
}

export interface Caught {
  readonly room_id: string;
  readonly tide: number;
  readonly fish_index: number;
}

export async function caughtAmong(db: Db, roomId: string, tides: readonly number[]): Promise<Caught[]> {
  return db
    .selectFrom('fish_catch')
    .select(['room_id', 'tide', 'fish_index'])
    .where('room_id', '=', roomId)
    .where('tide', 'in', [...tides])
    .execute();
}

/** Returns false if the fish was caught already. */
export async function catchFish(db: Db, caught: Caught, owner: string, actionId: string): Promise<boolean> {
  const row = { ...caught, owner, action_id: actionId };
  const made = await db
    .insertInto('fish_catch')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Puts fish back into the room whose shots could not be paid for. */
export async function freeFish(db: Db, roomId: string, owner: string, actionIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('fish_catch')
    .where('room_id', '=', roomId)
    .where('owner', '=', owner)
    .where('action_id', 'in', [...actionIds])
    .execute();
}

/** Deletes the catches of old tides, whose fish are gone. The shots keep the prizes. */
export async function forgetCatches(db: Db, beforeTide: number): Promise<void> {
  await db.deleteFrom('fish_catch').where('tide', '<', beforeTide).execute();
}
