/**
 * Calls and shapes shared by the windows of all built-in games. Their addresses belong to the game provider, not to the
 * site, so they are not in the list of calls. Form bodies and envelopes are the same. M12, F01
 */
import { stakeRefusals } from '../refusals.ts';
import type { RefusalName } from '../refusals.ts';
import { flag, integer, money, oneOf, record, ruled, text, withDefault } from '../wire.ts';
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
/** What a trial session starts with, satang. M10 */
export const trialCreditSatang = 1_000_000;

/** Ids that a window makes or was given. */
export const playLetters = ruled(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));
/** The pair in use, and the house's next seed, committed to before the player chooses theirs. F01 */
export const playSeeds = record({
  commitment: withDefault(text, ''),
  clientSeed: withDefault(text, ''),
  /** The number that the next round gets. */
  nonce: integer,
  nextCommitment: text,
});
export type PlaySeeds = Value<typeof playSeeds>;

/** Money and time of this session; amounts in satang, times of the house's clock. M12 */
export const playPurse = record({
  balanceSatang: money,
  stakedSatang: money,
  wonSatang: money,
  nowMs: integer,
});
export type PlayPurse = Value<typeof playPurse>;

/** Identifies the calling window. Its cookie authenticates it. */
export const playSession = { sessionId: playLetters };
/** Every call of a window may meet these: it was closed, or the player has logged out. */
export const sessionRefusals = ['GAME_SESSION_ENDED', 'SESSION_EXPIRED'] as const;
/** What opening a round of one's own with a stake may meet. L05, M11 */
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
/** What an action in an open round may meet. M08 */
export const actingRefusals = [
  ...sessionRefusals,
  'UNKNOWN_ROUND',
  'MOVE_NOT_OFFERED',
  'SPIN_TOO_SOON',
  'ROUND_VOIDED',
] as const;
/** What an action that adds to the stake may meet. L05, M08 */
export const stakingRefusals = [
  ...actingRefusals,
  'BALANCE_INSUFFICIENT',
  ...stakeRefusals,
  'DUPLICATE_REQUEST',
] as const;

/** What every session says of itself. */
export const sessionHead = {
  ...playSession,
  mode: oneOf(['real', 'trial']),
  gameId: text,
  openedMs: integer,
  /** False where the operator has closed the game: nothing is begun or bet on, and what is open ends as usual. M26 */
  isOpen: flag,
  purse: playPurse,
};
/** The same where the rounds are the player's own. */
export const stateHead = { ...sessionHead, seeds: playSeeds };

/** What every round of the player's own says; `serverSeed` is '' until it is revealed. F01 */
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

/** Exchanges the ticket of a launch for a session; its cookie stays out of scripts' reach. */
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

/** The last 50 rounds of this game, newest first; with a round's id that one alone, however old. M07 */
export const historyCall = <Found>(path: `/api/play/${string}`, found: Codec<Found>) =>
  definePlayCall({
    path,
    request: record({ ...playSession, roundId: withDefault(text, '') }),
    response: found,
    refuses: sessionRefusals,
  });

/** The seeds as published; of every family whose rounds hang on the player's own seed. F01 */
export const readSeeds = stateCall('/api/play/seeds', playSeeds);

/** Reveals the seed in use and begins with the next one, together with the player's. F01 */
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
