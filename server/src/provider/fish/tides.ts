/**
 * The tides of a room. Each tide's seed is derived from the room's secret. It is published when the tide begins, and
 * its SHA-256 one tide earlier, so that all players demonstrably get the same fish. F01
 */
import { createHmac } from 'node:crypto';
import { tideAt, isInRoom, fishNamed } from '@foyer/games/engines/fish/shoals.ts';
import type { Fish } from '@foyer/games/engines/fish/shoals.ts';
import { fishModelOf, fishModels, isFishModel } from '@foyer/games/engines/fish/models.ts';
import type { FishModel } from '@foyer/games/engines/fish/species.ts';
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { tideOf } from '@foyer/games/fair/fishRound.ts';
import type { Tide } from '@foyer/games/fair/fishRound.ts';
import { Refusal } from '../../refusal.ts';
import type { RoomRow } from './seatStore.ts';

type Room = Pick<RoomRow, 'room_id' | 'secret'>;

export const tideSeed = ({ secret }: Room, tide: number): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`tide:${tide}`).digest('hex');

/** The previous tide, whose last fish are still in the room, and the current one. */
export const tidesAt = (room: Room, nowMs: number): { tide: number; seed: string }[] =>
  [tideAt(nowMs) - 1, tideAt(nowMs)].map((tide) => ({ tide, seed: tideSeed(room, tide) }));

export const nextCommitment = (room: Room, nowMs: number): string => commitmentOf(tideSeed(room, tideAt(nowMs) + 1));

function modelOf(code: string): FishModel {
  if (!isFishModel(code)) throw new Error(`no water ${code}`);
  return fishModels[code];
}

/** Refuses: UNKNOWN_GAME. */
export function waterOf(gameId: string): FishModel {
  const model = fishModelOf(gameId);
  if (model === undefined) throw new Refusal('UNKNOWN_GAME');
  return model;
}

const known = new Map<string, Tide>();
const mostKnown = 256;

/** Cached per process, because every shot needs it. */
export function tideIn(room: Room, model: string, tide: number): Tide {
  const name = `${room.room_id} ${model} ${tide}`;
  let found = known.get(name);
  if (found === undefined) {
    found = tideOf(modelOf(model), tideSeed(room, tide), tide);
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    known.set(name, found);
  }
  return found;
}

/** The fish of this name, if it was in the room at that moment. */
export function fishAt(room: Room, model: string, fishId: string, atMs: number): Fish | undefined {
  const named = fishNamed(fishId);
  if (named === undefined || Math.abs(named.tide - tideAt(atMs)) > 1) return undefined;
  const { startMs, fish } = tideIn(room, model, named.tide);
  const found = fish[named.index];
  return found && isInRoom(found, startMs, atMs) ? found : undefined;
}
