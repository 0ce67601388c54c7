/** For tests of fishing rooms: players with a session and seeds, and shots at fish that are in the room. */
import { randomUUID } from 'node:crypto';
import type { Shot } from '@foyer/contract/play/fish.ts';
import { fishName, isInRoom, tideAt } from '@foyer/games/engines/fish/shoals.ts';
import type { House } from '../../../house.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { publishedSeeds, rotate } from '../../seeds/seeds.ts';
import type { PlaySession } from '../../session/sessions.ts';
import { seatAt } from '../../testing/player.ts';
import { fire } from '../firing.ts';
import type { Fired } from '../firing.ts';
import { seatOf } from '../rooms.ts';
import { caughtAmong } from '../shotStore.ts';
import { tideIn, waterOf } from '../tides.ts';

/** A game with the model `reef`. */
export const reefGame = 'canglan-autumn-water-gold-shark';

/** A player with this balance on the platform's account, or a guest's trial, with a window open in a room. */
export async function angler(
  t: TestHouse,
  playerId: string | undefined,
  satang = 0,
  gameId = reefGame,
): Promise<PlaySession> {
  const session = await seatAt(t, 'fish', { playerId, satang, gameId });
  const seeds = await publishedSeeds(t.house, session.owner);
  if (seeds.clientSeed === '') await rotate(t.house, session.owner, 'test', seeds.nextCommitment);
  return session;
}

/** The fish that are in a player's room now and not caught, the cheapest first, by name. */
export async function fishNow(t: TestHouse, session: PlaySession): Promise<{ name: string; multiplier: number }[]> {
  const { room } = await seatOf(t.house, session);
  const nowMs = t.clock.nowMs;
  const tides = [tideAt(nowMs) - 1, tideAt(nowMs)];
  const gone = new Set(
    (await caughtAmong(t.house.db, room.room_id, tides)).map((one) => fishName(one.tide, one.fish_index)),
  );
  return tides
    .map((tide) => tideIn(room, waterOf(session.game_id).code, tide))
    .flatMap(({ tide, startMs, fish }) =>
      fish
        .filter((one) => isInRoom(one, startMs, nowMs))
        .map((one) => ({ name: fishName(tide, one.index), multiplier: one.species.multiplier })),
    )
    .filter(({ name }) => !gone.has(name))
    .toSorted((one, other) => one.multiplier - other.multiplier);
}

export const shotAt = (t: TestHouse, fishId: string, given: Partial<Shot> = {}): Shot => ({
  actionId: randomUUID(),
  fishId,
  bulletSatang: 100,
  angle: 90,
  firedMs: t.clock.nowMs,
  ...given,
});

/** Advances the clock to the next clip and fires once at a fish in the room. */
export async function fireOnce(
  t: TestHouse,
  session: PlaySession,
  given: Partial<Shot> & { readonly house?: House } = {},
): Promise<{ readonly shot: Shot; readonly fired: Fired }> {
  t.clock.nowMs += 5_000;
  const { house = t.house, ...fields } = given;
  const [fish] = await fishNow(t, session);
  const shot = shotAt(t, fish?.name ?? '', fields);
  return { shot, fired: await fire(house, session, [shot]) };
}
