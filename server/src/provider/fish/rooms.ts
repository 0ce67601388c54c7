/**
 * Rooms of four seats. A player gets a seat in the game's first room with a free one; empty seats are not filled. A
 * seat is kept during a reload and is free after a minute without a connection.
 */
import { maskAccount } from '@foyer/contract/masks.ts';
import type { House } from '../../house.ts';
import type { PlaySession } from '../session/sessions.ts';
import { isTrial } from '../session/trial.ts';
import * as store from './seatStore.ts';
import type { RoomRow, SeatRow } from './seatStore.ts';

const seatLifeMs = 60_000;
/** A seat whose stream has ended is kept this long. */
const leavingMs = 15_000;

export interface Seated {
  readonly room: RoomRow;
  readonly seat: SeatRow;
  /** Whether the player has just taken this seat. */
  readonly isNew: boolean;
}

/** Finds the player's seat or gives them one. */
export async function seatOf(house: House, session: PlaySession): Promise<Seated> {
  const { owner, game_id: gameId } = session;
  const nowMs = house.now();
  const kept = await store.ownSeat(house.db, owner, gameId);
  if (kept !== undefined && kept.seen_ms > nowMs - seatLifeMs) {
    await store.markSeen(house.db, gameId, [owner], nowMs);
    return { room: await store.readRoom(house, house.db, kept.room_id), seat: kept, isNew: false };
  }
  const name = isTrial(owner) ? '' : maskAccount(await store.accountOf(house.db, owner));
  const mode = isTrial(owner) ? 'trial' : 'real';
  return house.db.transaction().execute(async (db) => {
    await store.queueForSeats(db, gameId, mode);
    const free = await store.freeSeat(db, gameId, mode, nowMs - seatLifeMs);
    const room = free ? await store.readRoom(house, db, free.roomId) : await store.openRoom(house, db, gameId, mode);
    const seat = { room_id: room.room_id, seat_no: free?.seatNo ?? 0, owner, game_id: gameId, name, seen_ms: nowMs };
    await store.takeSeat(db, seat);
    return { room, seat, isNew: true };
  });
}

/** The seats that are taken in a room now. */
export async function seatedIn(house: House, roomId: string): Promise<SeatRow[]> {
  const seats = await store.readSeats(house.db, roomId);
  return seats.filter((seat) => seat.seen_ms > house.now() - seatLifeMs);
}

/** Keeps the seats of connected players. */
export const keepSeats = (house: House, gameId: string, owners: readonly string[]): Promise<void> =>
  store.markSeen(house.db, gameId, owners, house.now());

/** Called when the player's stream has ended: the seat is kept for a reload and then free. */
export const leaveSeat = (house: House, gameId: string, owner: string): Promise<void> =>
  store.markSeen(house.db, gameId, [owner], house.now() - seatLifeMs + leavingMs);
