/**
 * What a built-in game's window says to the house. These addresses belong to the game house, not to the site, so they
 * stand beside the list of calls. Form bodies and envelopes are the same. M07 to M12, F01 to F03
 */
import type { RefusalName } from '../refusals.ts';
import { flag, integer, list, money, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Codec, Value } from '../wire.ts';
import * as v from 'valibot';

export interface PlayCall<Req = any, Res = any> {
  readonly path: `/api/play/${string}`;
  readonly request: Codec<Req>;
  readonly response: Codec<Res>;
  readonly refuses: readonly RefusalName[];
}
export const definePlayCall = <Req, Res>(call: PlayCall<Req, Res>): PlayCall<Req, Res> => call;

/** Between the starts of two spins of one game at least this long, free ones included. M11 */
export const minSpinCycleMs = 2_500;
/** A ticket opens one window, once, within this time. S10 */
export const ticketLifeMs = 60_000;
/** What a trial session starts with, satang. M10 */
export const trialCreditSatang = 1_000_000;

/** Ids that a window makes or was given. */
export const playLetters = ruled(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));
const letters = playLetters;

/** `line` is -1 where it is paid in ways; `pay` then counts all of them. */
export const playLineWin = record({
  line: integer,
  symbol: text,
  count: integer,
  ways: optional(integer),
  pay: integer,
});

/** What a cascade shows after a landing, in the order in which it falls. */
const playFall = record({ reels: list(text), lineWins: list(playLineWin), multiplier: integer });

/** A coin in view: its cell counts down the reels, its value is in line stakes. */
const playCoin = record({ cell: integer, value: integer, isNew: flag });

/** One spin; pays in line stakes, the grid as one word a reel. */
export const playSpin = record({
  index: integer,
  isFree: flag,
  stops: list(integer),
  reels: list(text),
  lineWins: list(playLineWin),
  scatters: integer,
  scatterPay: integer,
  multiplier: integer,
  win: integer,
  freeSpinsWon: integer,
  freeSpinsLeft: integer,
  wildsSeen: integer,
  falls: withDefault(list(playFall), []),
  coins: withDefault(list(playCoin), []),
});
export type PlaySpin = Value<typeof playSpin>;

/** A round as far as it has been shown; `serverSeed` is '' until it is revealed. M07 */
export const playRound = record({
  roundId: text,
  gameId: text,
  nonce: integer,
  commitment: text,
  clientSeed: text,
  serverSeed: withDefault(text, ''),
  stakeSatang: money,
  /** Paid by the spins shown so far. */
  winSatang: money,
  isSettled: flag,
  spins: list(playSpin),
  balanceBeforeSatang: money,
  /** After all that has been paid so far. */
  balanceAfterSatang: money,
  openedMs: integer,
  settledMs: withDefault(integer, 0),
});
export type PlayRound = Value<typeof playRound>;

/** The pair in use, and the house's next seed, committed to before the player chooses his. F01 */
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

/** Counted exactly; percent as text, cut after two decimals. M09 */
export const playChances = record({
  rtp: text,
  freeSpinsPart: text,
  hitRate: text,
  spinsPerTrigger: text,
  freeSpinsPlayed: text,
  topLineOneIn: text,
});

export const playState = record({
  sessionId: text,
  mode: oneOf(['real', 'trial']),
  gameId: text,
  openedMs: integer,
  stakesSatang: list(money),
  defaultStakeSatang: money,
  purse: playPurse,
  seeds: playSeeds,
  chances: playChances,
  /** A round that waits to be finished. M08 */
  openRound: optional(playRound),
  /** What the reels showed last, to stand on them again. */
  lastRound: optional(playRound),
});
export type PlayState = Value<typeof playState>;

const played = record({ round: playRound, purse: playPurse });
const session = { sessionId: letters };
const always = ['GAME_SESSION_ENDED', 'SESSION_EXPIRED'] as const;

/** Exchanges the ticket of a launch for a session; its cookie stays out of scripts' reach. */
export const enter = definePlayCall({
  path: '/api/play/enter',
  request: record({ ticket: letters }),
  response: playState,
  refuses: ['GAME_TICKET_SPENT', 'SESSION_EXPIRED'],
});

export const state = definePlayCall({
  path: '/api/play/state',
  request: record(session),
  response: playState,
  refuses: always,
});

/** Opens a round. The same request id answers the same round and takes no second stake. L04, L05, M11 */
export const spin = definePlayCall({
  path: '/api/play/spin',
  request: record({ ...session, requestId: letters, stakeSatang: money }),
  response: played,
  refuses: [
    ...always,
    'STAKE_NOT_OFFERED',
    'SEED_NOT_SET',
    'ROUND_STILL_OPEN',
    'SPIN_TOO_SOON',
    'BALANCE_INSUFFICIENT',
    'PLATFORM_MAINTENANCE',
    'DUPLICATE_REQUEST',
    'ROUND_VOIDED',
  ],
});

/** Plays the free spin of this number; one that was played already is answered again. M08 */
export const freeSpin = definePlayCall({
  path: '/api/play/free',
  request: record({ ...session, roundId: letters, index: integer }),
  response: played,
  refuses: [...always, 'UNKNOWN_ROUND', 'MOVE_NOT_OFFERED', 'SPIN_TOO_SOON', 'ROUND_VOIDED'],
});

/** Reveals the seed in use and begins with the next one, together with the player's. F01 */
export const rotateSeed = definePlayCall({
  path: '/api/play/seed',
  request: record({ ...session, clientSeed: letters, nextCommitment: text }),
  response: record({
    seeds: playSeeds,
    revealedSeed: withDefault(text, ''),
    revealedCommitment: withDefault(text, ''),
  }),
  refuses: [...always, 'ROUND_STILL_OPEN', 'DUPLICATE_REQUEST'],
});

/** The last 50 rounds of this game, newest first; with a round's id that one alone, however old. M07 */
export const history = definePlayCall({
  path: '/api/play/history',
  request: record({ ...session, roundId: withDefault(text, '') }),
  response: record({ list: list(playRound) }),
  refuses: always,
});
