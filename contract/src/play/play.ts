/**
 * Calls and shapes shared by the windows of all built-in games. Their addresses belong to the game provider, not to the
 * site, so they are not in the list of calls. Form bodies and envelopes are the same. M12, F01
 */
import { stakeRefusals } from '../guardRefusals.ts';
import type { RefusalName } from '../refusals.ts';
import { flag, integer, money, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Codec, Value } from '../wire.ts';
import * as v from 'valibot';

export interface PlayCall<Req = any, Res = any> {
  readonly path: `/api/play/${string}`;
  readonly request: Codec<Req>;
  readonly response: Codec<Res>;
  readonly refuses: readonly RefusalName[];
}
export const definePlayCall = <Req, Res>(call: PlayCall<Req, Res>): PlayCall<Req, Res> => call;

/** A ticket opens one window, once, within this time. S10 */
export const ticketLifeMs = 60_000;
/** Initial balance of a trial session, in satang. M10 */
export const trialCreditSatang = 1_000_000;

/** Format of ids that a window creates or receives. */
export const playLetters = ruled(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));
/**
 * The current pair of seeds, and the commitment to the house's next seed, published before the player chooses theirs.
 * F01
 */
export const playSeeds = record({
  commitment: withDefault(text, ''),
  clientSeed: withDefault(text, ''),
  /** The nonce of the next round. */
  nonce: integer,
  nextCommitment: text,
});
export type PlaySeeds = Value<typeof playSeeds>;

/** Money and time of this session; amounts in satang, times by the house's clock. M12 */
export const playPurse = record({
  balanceSatang: money,
  stakedSatang: money,
  wonSatang: money,
  nowMs: integer,
});
export type PlayPurse = Value<typeof playPurse>;

/** Identifies the calling window. Its cookie authenticates it. */
export const playSession = { sessionId: playLetters };
/** Refusals of every call of a window: it was closed, the player has logged out, or has opened another window. */
export const sessionRefusals = ['GAME_SESSION_ENDED', 'SESSION_EXPIRED', 'WINDOW_DISPLACED'] as const;
/** Refusals when a player opens a round with a stake. L05, M11 */
export const openingRefusals = [
  ...sessionRefusals,
  'STAKE_NOT_OFFERED',
  'SEED_NOT_SET',
  'ROUND_STILL_OPEN',
  'SPIN_TOO_SOON',
  'BALANCE_INSUFFICIENT',
  ...stakeRefusals,
  'PLATFORM_MAINTENANCE',
  'DUPLICATE_REQUEST',
  'ROUND_VOIDED',
] as const;
/** Refusals of an action in an open round. M08 */
export const actingRefusals = [
  ...sessionRefusals,
  'UNKNOWN_ROUND',
  'MOVE_NOT_OFFERED',
  'SPIN_TOO_SOON',
  'ROUND_VOIDED',
] as const;
/** Refusals of an action that adds to the stake. L05, M08 */
export const stakingRefusals = [
  ...actingRefusals,
  'BALANCE_INSUFFICIENT',
  ...stakeRefusals,
  'DUPLICATE_REQUEST',
] as const;

/** What the rules of the place demand of a window. docs/jurisdiction.md */
export const placeRules = record({
  /** The shortest time between two rounds, milliseconds; 0 for a game that runs by a common clock. M11 */
  cycleMs: integer,
  /** A return of at most the stake is never celebrated; with `none` nothing is. M11 */
  celebration: oneOf(['aboveStake', 'none']),
  /** The most that the player may stake in one round, satang; 0 if only the game's own limits count. */
  capSatang: integer,
});
export type PlaceRules = Value<typeof placeRules>;

/** Fields of every session. */
export const sessionHead = {
  ...playSession,
  mode: oneOf(['real', 'trial']),
  gameId: text,
  openedMs: integer,
  /** False if the operator has closed the game: no new rounds or bets, while open ones end as usual. M26 */
  isOpen: flag,
  purse: playPurse,
  placeRules: optional(placeRules),
};
/** Fields of sessions whose rounds belong to one player. */
export const stateHead = { ...sessionHead, seeds: playSeeds };

/** Fields of every round of a single player; `serverSeed` is '' until it is revealed. F01 */
export const roundHead = {
  roundId: text,
  gameId: text,
  nonce: integer,
  commitment: text,
  clientSeed: text,
  serverSeed: withDefault(text, ''),
  isSettled: flag,
  openedMs: integer,
  settledMs: withDefault(integer, 0),
};

/** Exchanges the ticket of a launch for a session; scripts cannot read its cookie. */
export const enterCall = <State>(path: `/api/play/${string}`, state: Codec<State>) =>
  definePlayCall({
    path,
    request: record({ ticket: playLetters }),
    response: state,
    refuses: ['GAME_TICKET_SPENT', 'SESSION_EXPIRED'],
  });

/** Reads the session's state, after a reload or a lost connection. */
export const stateCall = <State>(path: `/api/play/${string}`, state: Codec<State>) =>
  definePlayCall({ path, request: record(playSession), response: state, refuses: sessionRefusals });

/** The last 50 rounds of this game, newest first; with a round id, only that one, however old. M07 */
export const historyCall = <Found>(path: `/api/play/${string}`, found: Codec<Found>) =>
  definePlayCall({
    path,
    request: record({ ...playSession, roundId: withDefault(text, '') }),
    response: found,
    refuses: sessionRefusals,
  });

/** The published seeds, in every family whose rounds use the player's seed. F01 */
export const readSeeds = stateCall('/api/play/seeds', playSeeds);

/** Reveals the current seed and starts with the next one and the player's new seed. F01 */
export const rotateSeed = definePlayCall({
  path: '/api/play/seed',
  request: record({ ...playSession, clientSeed: playLetters, nextCommitment: text }),
  response: record({
    seeds: playSeeds,
    revealedSeed: withDefault(text, ''),
    revealedCommitment: withDefault(text, ''),
  }),
  refuses: [...sessionRefusals, 'ROUND_STILL_OPEN', 'DUPLICATE_REQUEST'],
});
