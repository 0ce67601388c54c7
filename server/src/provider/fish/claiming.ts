/**
 * Claims shots. Under locks of the player's seeds and the room, each shot is checked and drawn, and a caught fish is
 * removed from the room. A refused shot costs nothing and does not count as a shot of its clip. M03, M11, F01
 */
import { clipShots, earliestShotMs, latestShotMs } from '@foyer/contract/play/fish.ts';
import type { Shot } from '@foyer/contract/play/fish.ts';
import { prizeOf } from '@foyer/games/engines/fish/chance.ts';
import { fishNamed } from '@foyer/games/engines/fish/shoals.ts';
import type { Fish } from '@foyer/games/engines/fish/shoals.ts';
import { isCaught } from '@foyer/games/fair/fishRound.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { cycleMsOf } from '../cycle.ts';
import { addToSession, moveCredit } from '../rounds/roundStore.ts';
import { lockActiveSeed } from '../seeds/seeds.ts';
import type { PlaySeed } from '../seeds/seeds.ts';
import type { PlaySession } from '../session/sessions.ts';
import { isTrial } from '../session/trial.ts';
import { sumsOf } from './pay.ts';
import type { Seated } from './rooms.ts';
import * as store from './shotStore.ts';
import type { ClipRow, ShotRow } from './shotStore.ts';
import { fishAt, waterOf } from './tides.ts';

export type Refused = 'gone' | 'tooSoon' | 'short';

export interface Given {
  readonly house: House;
  readonly db: Kysely<Tables>;
  readonly session: PlaySession;
  readonly seated: Seated;
}

export interface Claimed {
  readonly rows: readonly ShotRow[];
  readonly refused: ReadonlyMap<string, Refused>;
  readonly clip: ClipRow | undefined;
  /** The previous clip, which takes no more shots. */
  readonly left: ClipRow | undefined;
}

/** State that changes from shot to shot of a request. */
interface Hand {
  clip: ClipRow | undefined;
  left: ClipRow | undefined;
  shots: number;
  lastMs: number;
  fundsSatang: number;
}

export async function claim(given: Given, shots: readonly Shot[], fundsSatang: number): Promise<Claimed> {
  const { house, db, session, seated } = given;
  const seed = await lockActiveSeed(house, db, session.owner);
  if (seed?.client_seed == null) throw new Refusal('SEED_NOT_SET');
  await store.queueInRoom(db, seated.room.room_id);
  const ids = shots.map(({ actionId }) => actionId);
  const earlier = new Map((await store.shotsOfActions(db, session.owner, ids)).map((row) => [row.action_id, row]));
  const hand = await handOf(given, seed, fundsSatang);
  const rows: ShotRow[] = [];
  const refused = new Map<string, Refused>();
  for (const shot of shots) {
    const before = earlier.get(shot.actionId);
    if (before !== undefined) checkSame(before, shot);
    else {
      const outcome = await claimShot(given, seed, hand, shot);
      if (typeof outcome === 'string') refused.set(shot.actionId, outcome);
      else rows.push(outcome);
    }
  }
  const withBatches = rows.map((row) => ({ ...row, batch_id: batchOf(row, rows) }));
  await store.insertShots(db, withBatches);
  if (isTrial(session.owner)) await payTrial(db, session, rows);
  return { rows: withBatches, refused, clip: hand.clip, left: hand.left };
}

/** The shots that a request adds to a clip form one batch, paid by one movement. */
const batchOf = ({ round_id }: ShotRow, rows: readonly ShotRow[]): string =>
  `${round_id}.${rows.find((row) => row.round_id === round_id)?.shot ?? 0}`;

/** Refuses: DUPLICATE_REQUEST. L05 */
export function checkSame(row: ShotRow, { fishId, bulletSatang }: Shot): void {
  if (row.fish_id !== fishId || row.bullet_satang !== bulletSatang) throw new Refusal('DUPLICATE_REQUEST');
}

async function handOf({ house, db, session, seated }: Given, seed: PlaySeed, fundsSatang: number): Promise<Hand> {
  const [latest] = await store.latestClips(db, session.owner, session.game_id, 1);
  const last = latest && (await store.lockClip(db, latest));
  const shots = last === undefined ? [] : await store.shotsOfClip(db, last);
  const sinceMs = house.now() - cycleMsOf(house, 'fish') - latestShotMs;
  const credit = isTrial(session.owner) ? await creditOf(db, session) : fundsSatang;
  const hand = {
    clip: last,
    left: undefined,
    shots: shots.length,
    lastMs: Math.max(shots.at(-1)?.fired_ms ?? 0, await store.lastFiredMs(db, session.owner, sinceMs)),
    fundsSatang: credit,
  };
  // A clip whose seed was revealed takes no more shots, because their outcomes are known. Nor does one of another room.
  const isOther = last !== undefined && (last.seed_id !== seed.seed_id || last.room_id !== seated.room.room_id);
  return isOther ? { ...hand, shots: clipShots } : hand;
}

/** Reads the trial's credit and locks its row until the transaction has spent it. M10 */
async function creditOf(db: Kysely<Tables>, session: PlaySession): Promise<number> {
  return (await moveCredit(db, session, 0, 0)) ?? 0;
}

async function claimShot(given: Given, seed: PlaySeed, hand: Hand, shot: Shot): Promise<ShotRow | Refused> {
  const { house, db, session, seated } = given;
  const { room } = seated;
  const nowMs = house.now();
  const isInTime = shot.firedMs >= nowMs - latestShotMs && shot.firedMs <= nowMs + earliestShotMs;
  const model = waterOf(session.game_id).code;
  const fish = isInTime ? fishAt(room, model, shot.fishId, shot.firedMs) : undefined;
  const named = fishNamed(shot.fishId);
  if (fish === undefined || named === undefined) return 'gone';
  const caught = { room_id: room.room_id, tide: named.tide, fish_index: named.index };
  const isGone = (await store.caughtAmong(db, room.room_id, [named.tide])).some(
    (one) => one.fish_index === named.index,
  );
  if (isGone) return 'gone';
  if (shot.firedMs < hand.lastMs + cycleMsOf(house, 'fish')) return 'tooSoon';
  if (hand.fundsSatang < shot.bulletSatang) return 'short';
  if (!(await joinClip(given, seed, hand, shot))) return 'tooSoon';
  const { clip } = hand;
  if (clip === undefined) throw new Error('a shot without a clip');
  const row = drawn(clip, seed, hand.shots, { shot, fish });
  if (row.is_caught && !(await store.catchFish(db, caught, session.owner, shot.actionId))) return 'gone';
  hand.shots += 1;
  hand.lastMs = shot.firedMs;
  hand.fundsSatang -= shot.bulletSatang;
  return row;
}

/** Adds the shot to the open clip or opens the next one. Returns false if neither is possible yet. M11 */
async function joinClip(
  { house, db, session, seated }: Given,
  seed: PlaySeed,
  hand: Hand,
  shot: Shot,
): Promise<boolean> {
  const { clip } = hand;
  const isOver = clip === undefined || shot.firedMs >= clip.opened_ms + cycleMsOf(house, 'fish');
  if (!isOver) return clip.state === 'open' && hand.shots < clipShots;
  if (clip?.state === 'open') {
    await store.moveClip(db, clip, 'open', { state: 'closing' });
    hand.left = clip;
  }
  const opened: ClipRow = {
    owner: session.owner,
    round_id: `F${house.random.id(house.now())}`,
    session_id: session.session_id,
    platform_code: session.platform_code,
    game_id: session.game_id,
    room_id: seated.room.room_id,
    seat_no: seated.seat.seat_no,
    model: waterOf(session.game_id).code,
    seed_id: seed.seed_id,
    nonce: seed.next_nonce,
    opened_ms: shot.firedMs,
    stake_satang: 0,
    win_satang: 0,
    state: 'open',
    closed_ms: null,
  };
  await store.insertClip(db, opened);
  hand.clip = opened;
  hand.shots = 0;
  return true;
}

function drawn(
  clip: ClipRow,
  seed: PlaySeed,
  place: number,
  { shot, fish }: { readonly shot: Shot; readonly fish: Fish },
): ShotRow {
  const { species } = fish;
  const seeds = { serverSeed: seed.server_seed, clientSeed: seed.client_seed ?? '', nonce: clip.nonce };
  const isHit = isCaught(seeds, place, species);
  return {
    owner: clip.owner,
    round_id: clip.round_id,
    shot: place,
    action_id: shot.actionId,
    batch_id: '',
    fish_id: shot.fishId,
    species: species.code,
    bullet_satang: shot.bulletSatang,
    angle: shot.angle,
    is_caught: isHit,
    win_satang: isHit ? prizeOf(species, shot.bulletSatang) : 0,
    state: isTrial(clip.owner) ? 'done' : 'opening',
    fired_ms: shot.firedMs,
  };
}

/** Updates a trial's credit and sums in the transaction that claims the shots. M10 */
async function payTrial(db: Kysely<Tables>, session: PlaySession, rows: readonly ShotRow[]): Promise<void> {
  const [stake, win] = sumsOf(rows);
  if (stake === 0) return;
  if ((await moveCredit(db, session, stake, win)) === undefined) throw new Refusal('BALANCE_INSUFFICIENT');
  await addToSession(db, session.session_id, stake, win);
}
