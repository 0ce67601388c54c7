/** Calls of the slot machine window. M07 to M12, F01 to F03 */
import {
  actingRefusals,
  definePlayCall,
  enterCall,
  historyCall,
  openingRefusals,
  playLetters,
  playPurse,
  playSession,
  roundHead,
  stateCall,
  stateHead,
} from './play.ts';
import { flag, integer, list, money, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Minimum time between the starts of two spins of one game, free spins included. M11 */
export const minSpinCycleMs = 2_500;
/** `line` is -1 if the machine pays in ways; `pay` is then the total of all ways. */
export const playLineWin = record({
  line: integer,
  symbol: text,
  count: integer,
  ways: optional(integer),
  pay: integer,
});

/** One fall of a cascade after the first landing, in order. */
const playFall = record({ reels: list(text), lineWins: list(playLineWin), multiplier: integer });

/** A visible coin. `cell` counts down the reels; `value` is in line stakes. */
const playCoin = record({ cell: integer, value: integer, isNew: flag });

/** One spin. Pays are in line stakes; the grid is one text per reel. */
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

/** The part of a round that has been shown. M07 */
export const playRound = record({
  ...roundHead,
  /** Code of the reels and pays of this round, which stays if the title gets other ones. */
  model: withDefault(text, ''),
  stakeSatang: money,
  /** Paid by the spins shown so far. */
  winSatang: money,
  spins: list(playSpin),
  balanceBeforeSatang: money,
  /** Balance after everything paid so far. */
  balanceAfterSatang: money,
});
export type PlayRound = Value<typeof playRound>;

/** Exact figures; percentages as text, truncated to two decimals. M09 */
export const playChances = record({
  rtp: text,
  freeSpinsPart: text,
  hitRate: text,
  spinsPerTrigger: text,
  freeSpinsPlayed: text,
  topLineOneIn: text,
});

export const playState = record({
  ...stateHead,
  stakesSatang: list(money),
  defaultStakeSatang: money,
  chances: playChances,
  /** An unfinished round. M08 */
  openRound: optional(playRound),
  /** The last round, so that the reels can show it. */
  lastRound: optional(playRound),
});
export type PlayState = Value<typeof playState>;

const played = record({ round: playRound, purse: playPurse });
export const enter = enterCall('/api/play/enter', playState);
export const state = stateCall('/api/play/state', playState);

/** Opens a round. The same request id returns the same round and takes no second stake. L04, L05, M11 */
export const spin = definePlayCall({
  path: '/api/play/spin',
  request: record({ ...playSession, requestId: playLetters, stakeSatang: money }),
  response: played,
  refuses: openingRefusals,
});

/** Plays the free spin of this number; a spin that was played already is returned again. M08 */
export const freeSpin = definePlayCall({
  path: '/api/play/free',
  request: record({ ...playSession, roundId: playLetters, index: integer }),
  response: played,
  refuses: actingRefusals,
});

export const history = historyCall('/api/play/history', record({ list: list(playRound) }));
