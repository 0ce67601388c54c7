/**
 * Calls and events of the fishing window. Positions of fish follow from the tides' seeds and the house's clock, so only
 * shots and catches are sent. M03, M05, M07 to M12, F01 to F03
 */
import {
  definePlayCall,
  enterCall,
  historyCall,
  playPurse,
  playSession,
  sessionRefusals,
  stateCall,
  stateHead,
} from './play.ts';
import { stakeRefusals } from '../guardRefusals.ts';
import { flag, integer, list, money, oneOf, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import * as v from 'valibot';

/**
 * Every shot is a paid game and not a slot, so this is the minimum time between two shots of a player, in any rooms.
 * M11, docs/decisions/395
 */
export const shotGapMs = 5_000;
/** A clip is one round: a shot and the time until the next. Older rounds have up to ten shots. */
export const clipShots = 1;
/** Maximum number of shots per request. */
export const requestShots = 10;
/** Maximum delay of a shot; the fish must have been in the room when it was fired. */
export const latestShotMs = 2_000;
/** How far a window's clock may be ahead of the house's. */
export const earliestShotMs = 250;
export const roomSeats = 4;

/** One shot: the target, the bullet, the cannon's angle in degrees (0 is right, 90 up), and the time. */
export interface Shot {
  /** Id of this shot, created and stored by the window before it is sent. L04 */
  readonly actionId: string;
  readonly fishId: string;
  readonly bulletSatang: number;
  readonly angle: number;
  readonly firedMs: number;
}

/** `id:tide.index:bullet:angle:firedMs`, up to ten of these separated by commas. */
export const shotsText = ruled(
  v.pipe(
    v.string(),
    v.regex(
      /^[\w-]{1,40}:\d{1,9}\.\d{1,4}:\d{1,6}:\d{1,3}:\d{13}(,[\w-]{1,40}:\d{1,9}\.\d{1,4}:\d{1,6}:\d{1,3}:\d{13}){0,9}$/,
    ),
  ),
);

export const shotsOf = (written: string): Shot[] =>
  written.split(',').map((part) => {
    const [actionId = '', fishId = '', bullet, angle, firedMs] = part.split(':');
    return {
      actionId,
      fishId,
      bulletSatang: Number(bullet),
      angle: Math.min(180, Number(angle)),
      firedMs: Number(firedMs),
    };
  });

export const shotsTextOf = (shots: readonly Shot[]): string =>
  shots
    .map(({ actionId, fishId, bulletSatang, angle, firedMs }) =>
      [actionId, fishId, bulletSatang, Math.round(angle), Math.round(firedMs)].join(':'),
    )
    .join(',');

/**
 * Result of a shot. Only `caught` and `missed` are charged. `gone`: the fish had left or was already caught; `tooSoon`:
 * too soon after the previous shot; `short`: not enough money.
 */
export const shotStates = ['caught', 'missed', 'gone', 'tooSoon', 'short'] as const;
export const shotResult = record({
  actionId: text,
  fishId: text,
  state: oneOf(shotStates),
  bulletSatang: money,
  winSatang: money,
});
export type ShotResult = Value<typeof shotResult>;

/** A seat of the room; `name` is '' for an empty one. */
export const fishSeat = record({ seatNo: integer, name: withDefault(text, ''), isOwn: flag });
export type FishSeat = Value<typeof fishSeat>;

/** The seed of a tide is published when the tide begins, and its SHA-256 in the tide before. F01 */
export const fishTide = record({ tide: integer, seed: text });
export type FishTide = Value<typeof fishTide>;

/** The clip that the next shot has to wait for; 0 if it need not wait. */
export const fishClip = record({ openedMs: integer, shots: integer });
export type FishClip = Value<typeof fishClip>;

export const fishState = record({
  ...stateHead,
  roomNo: integer,
  seats: list(fishSeat),
  /** The previous tide, which still has fish in the room, and the current one. */
  tides: list(fishTide),
  nextCommitment: text,
  /** Fish of these tides that were caught. */
  caught: withDefault(list(text), []),
  clip: fishClip,
});
export type FishState = Value<typeof fishState>;

export const enterFish = enterCall('/api/play/fish/enter', fishState);
export const readFish = stateCall('/api/play/fish/state', fishState);

/**
 * Fires shots in the given order. Each is settled separately. A shot that was settled before is returned again without
 * a charge. L04, L05, M11 Refuses: STAKE_NOT_OFFERED, SEED_NOT_SET, PLATFORM_MAINTENANCE, DUPLICATE_REQUEST if an id
 * was used for another shot.
 */
export const fireShots = definePlayCall({
  path: '/api/play/fish/fire',
  request: record({ ...playSession, shots: shotsText }),
  response: record({ results: list(shotResult), clip: fishClip, purse: playPurse }),
  refuses: [
    ...sessionRefusals,
    ...stakeRefusals,
    'STAKE_NOT_OFFERED',
    'SEED_NOT_SET',
    'PLATFORM_MAINTENANCE',
    'DUPLICATE_REQUEST',
  ],
});

/** A charged shot of a clip, with all data needed to verify it. */
export const playedShot = record({
  shot: integer,
  fishId: text,
  species: text,
  bulletSatang: money,
  angle: integer,
  winSatang: money,
  isCaught: flag,
  firedMs: integer,
});
export type PlayedShot = Value<typeof playedShot>;

export const playedClip = record({
  roundId: text,
  model: text,
  nonce: integer,
  commitment: text,
  clientSeed: text,
  /** '' until it is revealed. */
  serverSeed: withDefault(text, ''),
  openedMs: integer,
  stakeSatang: money,
  winSatang: money,
  isClosed: flag,
  seatNo: integer,
  shots: list(playedShot),
  /** Tides of the room when the clip was fired, for the replay. */
  tides: withDefault(list(fishTide), []),
});
export type PlayedClip = Value<typeof playedClip>;

/** The last 50 clips. Only a single requested clip includes its tides. */
export const fishHistory = historyCall('/api/play/fish/history', record({ list: list(playedClip) }));

/** The room's stream of server-sent events; `session` names the window. */
export const fishStreamPath = '/api/play/fish/live';

/**
 * - `open`: the stream is open; earlier events may have been missed. `tide`: a tide begins. `seats`: the occupied
 *   seats.
 * - `shot`: a cannon fired. `catch`: it caught its fish. Only these are sent; a window animates the rest.
 */
export const fishNews = record({
  kind: oneOf(['open', 'tide', 'seats', 'shot', 'catch']),
  serverMs: integer,
  seatNo: withDefault(integer, -1),
  fishId: withDefault(text, ''),
  angle: withDefault(integer, 90),
  bulletSatang: withDefault(money, 0),
  winSatang: withDefault(money, 0),
  names: withDefault(list(text), []),
  tide: withDefault(integer, 0),
  seed: withDefault(text, ''),
  nextCommitment: withDefault(text, ''),
});
export type FishNews = Value<typeof fishNews>;
