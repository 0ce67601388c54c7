/** Views for a window: the room, its seats and tides, the open clip, and the player's clips. */
import { roomSeats } from '@foyer/contract/play/fish.ts';
import type { FishClip, FishSeat, FishState, PlayedClip } from '@foyer/contract/play/fish.ts';
import { fishNamed } from '@foyer/games/engines/fish/shoals.ts';
import { fishName } from '@foyer/games/engines/fish/shoals.ts';
import type { House } from '../../house.ts';
import { cycleMsOf } from '../cycle.ts';
import { publishedSeeds, seedOf, seedView } from '../seeds/seeds.ts';
import type { PlaySession } from '../session/sessions.ts';
import { sessionHeadView } from '../session/sessionHeadView.ts';
import { payBatch } from './pay.ts';
import { seatedIn } from './rooms.ts';
import type { Seated } from './rooms.ts';
import { readRoom } from './seatStore.ts';
import { caughtAmong, latestClips, readClip, shotsOfClip } from './shotStore.ts';
import type { ClipRow } from './shotStore.ts';
import { nextCommitment, tideSeed, tidesAt, waterOf } from './tides.ts';

/** The clip that the next shot would join or has to wait for. */
export async function clipView(house: House, clip: ClipRow | undefined): Promise<FishClip> {
  if (clip === undefined || clip.opened_ms + cycleMsOf(house, 'fish') <= house.now()) return { openedMs: 0, shots: 0 };
  return { openedMs: clip.opened_ms, shots: (await shotsOfClip(house.db, clip)).length };
}

/** Names on a room's seats; '' for an empty one. A guest on trial has no name and is shown as a dot. */
export async function namesIn(house: House, roomId: string): Promise<string[]> {
  const seats = await seatedIn(house, roomId);
  return Array.from({ length: roomSeats }, (_, seatNo) => {
    const seat = seats.find(({ seat_no }) => seat_no === seatNo);
    return seat === undefined ? '' : seat.name === '' ? '·' : seat.name;
  });
}

const seatViews = (names: readonly string[], own: number): FishSeat[] =>
  names.map((name, seatNo) => ({ seatNo, name, isOwn: seatNo === own }));

/** Returns all state that a window needs after a reload. M08 */
export async function fishView(house: House, session: PlaySession, { room, seat }: Seated): Promise<FishState> {
  const { owner, game_id: gameId } = session;
  waterOf(gameId);
  const nowMs = house.now();
  const tides = tidesAt(room, nowMs);
  const [last] = await latestClips(house.db, owner, gameId, 1);
  if (last?.state === 'open') for (const shot of await shotsOfClip(house.db, last)) await payBatch(house, shot);
  const caught = await caughtAmong(
    house.db,
    room.room_id,
    tides.map(({ tide }) => tide),
  );
  return {
    ...(await sessionHeadView(house, session)),
    seeds: await publishedSeeds(house, owner),
    roomNo: room.room_no,
    seats: seatViews(await namesIn(house, room.room_id), seat.seat_no),
    tides,
    nextCommitment: nextCommitment(room, nowMs),
    caught: caught.map(({ tide, fish_index }) => fishName(tide, fish_index)),
    clip: await clipView(house, last),
  };
}

async function playedView(house: House, clip: ClipRow, hasTides: boolean): Promise<PlayedClip> {
  const [seed, rows] = await Promise.all([
    seedOf(house, clip.owner, clip.seed_id),
    shotsOfClip(house.db, clip).then((shots) => shots.filter(({ state }) => state === 'done')),
  ]);
  const room = hasTides ? await readRoom(house, house.db, clip.room_id) : undefined;
  const tides = new Set(rows.flatMap(({ fish_id }) => fishNamed(fish_id)?.tide ?? []));
  return {
    roundId: clip.round_id,
    model: clip.model,
    nonce: clip.nonce,
    ...seedView(seed),
    openedMs: clip.opened_ms,
    stakeSatang: rows.reduce((sum, row) => sum + row.bullet_satang, 0),
    winSatang: rows.reduce((sum, row) => sum + row.win_satang, 0),
    isClosed: clip.state === 'closed',
    seatNo: clip.seat_no,
    shots: rows.map((row) => ({
      shot: row.shot,
      fishId: row.fish_id,
      species: row.species,
      bulletSatang: row.bullet_satang,
      angle: row.angle,
      winSatang: row.win_satang,
      isCaught: row.is_caught,
      firedMs: row.fired_ms,
    })),
    tides: room ? [...tides].toSorted((a, b) => a - b).map((tide) => ({ tide, seed: tideSeed(room, tide) })) : [],
  };
}

const historyLength = 50;

/** The player's last clips, newest first, or one of them with its tides. M07 */
export async function historyOf(house: House, session: PlaySession, roundId: string): Promise<PlayedClip[]> {
  const { owner, game_id: gameId } = session;
  if (roundId !== '') {
    const clip = await readClip(house.db, { owner, round_id: roundId });
    return clip?.game_id === gameId ? [await playedView(house, clip, true)] : [];
  }
  const clips = await latestClips(house.db, owner, gameId, historyLength);
  const played = await Promise.all(clips.map((clip) => playedView(house, clip, false)));
  return played.filter(({ shots }) => shots.length > 0);
}

/** A clip for its player's bet record; undefined for rounds of other families. F01 */
export async function clipOf(house: House, owner: string, roundId: string): Promise<PlayedClip | undefined> {
  const clip = await readClip(house.db, { owner, round_id: roundId });
  return clip && playedView(house, clip, false);
}
