/** SQL for rooms and seats. */
import { roomSeats } from '@foyer/contract/play/fish.ts';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { FishTables } from '../../db/fishTables.ts';
import type { Tables } from '../../db/tables.ts';
import { openSeed, sealSeed } from '../../fairness/seedVault.ts';
import type { House } from '../../house.ts';

/** A room with its secret opened. */
export type RoomRow = Omit<Selectable<FishTables['fish_room']>, 'sealed_secret'> & { readonly secret: string };
export type SeatRow = Selectable<FishTables['fish_seat']>;
type Db = Kysely<Tables>;

/** Serialises the search for seats, so that two players never take the same seat or open the same room. */
export const queueForSeats = async (db: Db, gameId: string, mode: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fish seats ${gameId} ${mode}`}, 0))`.execute(db);
};

export async function readRoom(house: House, db: Db, roomId: string): Promise<RoomRow> {
  const { sealed_secret: sealed, ...room } = await db
    .selectFrom('fish_room')
    .selectAll()
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return { ...room, secret: openSeed(house, sealed, roomId) };
}

export const readSeats = (db: Db, roomId: string): Promise<SeatRow[]> =>
  db.selectFrom('fish_seat').selectAll().where('room_id', '=', roomId).orderBy('seat_no').execute();

export const ownSeat = (db: Db, owner: string, gameId: string): Promise<SeatRow | undefined> =>
  db.selectFrom('fish_seat').selectAll().where('owner', '=', owner).where('game_id', '=', gameId).executeTakeFirst();

/** The player's account name; '' if there is no such player. */
export async function accountOf(db: Db, owner: string): Promise<string> {
  const row = await db.selectFrom('player').select('user_account').where('player_id', '=', owner).executeTakeFirst();
  return row?.user_account ?? '';
}

/** The first free seat of the first room that has one; undefined if all rooms are full. */
export async function freeSeat(
  db: Db,
  gameId: string,
  mode: string,
  sinceMs: number,
): Promise<{ readonly roomId: string; readonly seatNo: number } | undefined> {
  const { rows } = await sql<{ room_id: string; seat_no: number }>`
    select fish_room.room_id, place.seat_no
    from fish_room cross join generate_series(0, ${roomSeats - 1}::integer) as place (seat_no)
    left join fish_seat on fish_seat.room_id = fish_room.room_id and fish_seat.seat_no = place.seat_no
      and fish_seat.seen_ms > ${sinceMs}
    where fish_room.game_id = ${gameId} and fish_room.mode = ${mode} and fish_seat.owner is null
    order by fish_room.room_no, place.seat_no limit 1`.execute(db);
  const [found] = rows;
  return found && { roomId: found.room_id, seatNo: found.seat_no };
}

/** Opens a further room of a game with a new secret. */
export async function openRoom(house: House, db: Db, gameId: string, mode: string): Promise<RoomRow> {
  const last = await db
    .selectFrom('fish_room')
    .select((room) => room.fn.max('room_no').as('room_no'))
    .where('game_id', '=', gameId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  const roomNo = (last?.room_no ?? 0) + 1;
  const room = { room_id: `${gameId}:${mode}:${roomNo}`, game_id: gameId, mode, room_no: roomNo };
  const secret = Buffer.from(house.random.bytes(32)).toString('hex');
  await db
    .insertInto('fish_room')
    .values({ ...room, sealed_secret: sealSeed(house, secret, room.room_id) })
    .execute();
  return { ...room, secret };
}

/** Takes a seat that is free or whose player has left. */
export async function takeSeat(db: Db, seat: SeatRow): Promise<void> {
  await db.deleteFrom('fish_seat').where('owner', '=', seat.owner).where('game_id', '=', seat.game_id).execute();
  await db
    .insertInto('fish_seat')
    .values(seat)
    .onConflict((conflict) => conflict.columns(['room_id', 'seat_no']).doUpdateSet(seat))
    .execute();
}

/** Renews the seats of players who are still connected. */
export async function markSeen(db: Db, gameId: string, owners: readonly string[], nowMs: number): Promise<void> {
  if (owners.length === 0) return;
  await db
    .updateTable('fish_seat')
    .set({ seen_ms: nowMs })
    .where('game_id', '=', gameId)
    .where('owner', 'in', [...owners])
    .execute();
}
