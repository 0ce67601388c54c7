/**
 * What the window of the instant games says to the house: a stake with a choice, and in some games actions until the
 * player takes what stands. One set of calls for all of them; the choice is written as the game's rules say. M03, M07 to M12
 */
import {
  definePlayCall,
  enterCall,
  playLetters,
  playPurse,
  playSeeds,
  playSession,
  sessionRefusals,
  stateCall,
} from './play.ts';
import { flag, integer, list, money, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import * as v from 'valibot';

/** Between the starts of two rounds of one game at least this long. M11 */
export const minInstantCycleMs = 5_000;
/** Between two actions of one round. */
export const minInstantActMs = 400;

/** `12.low`, `3.17.40`, `big.s10`: words and numbers with points between. */
const choiceText = ruled(v.pipe(v.string(), v.regex(/^[\w.]{1,80}$/)));

/** A round as far as it may be seen; `serverSeed` is '' until it is revealed. M07 */
export const instantRoundView = record({
  roundId: text,
  gameId: text,
  /** The rules it was played under. */
  code: text,
  nonce: integer,
  commitment: text,
  clientSeed: text,
  serverSeed: withDefault(text, ''),
  choice: text,
  stakeSatang: money,
  /** What the round pays as far as it is decided; of a room that is open, what could be taken now. */
  winSatang: money,
  isSettled: flag,
  /** Drawn and public. Of a room: nothing until it is over, then where the traps were. */
  shown: withDefault(list(integer), []),
  moves: withDefault(list(integer), []),
  balanceBeforeSatang: money,
  balanceAfterSatang: money,
  openedMs: integer,
  settledMs: withDefault(integer, 0),
});
export type InstantRound = Value<typeof instantRoundView>;

export const instantState = record({
  sessionId: text,
  mode: oneOf(['real', 'trial']),
  gameId: text,
  code: text,
  openedMs: integer,
  purse: playPurse,
  seeds: playSeeds,
  /** A round that waits for its next action. M08 */
  openRound: optional(instantRoundView),
  lastRound: optional(instantRoundView),
});
export type InstantState = Value<typeof instantState>;

const played = record({ round: instantRoundView, purse: playPurse });

export const enterInstant = enterCall('/api/play/instant/enter', instantState);
export const readInstant = stateCall('/api/play/instant/state', instantState);

/** Opens a round. The same request id answers the same round and takes no second stake. L04, L05, M11 */
export const openInstant = definePlayCall({
  path: '/api/play/instant/open',
  request: record({ ...playSession, requestId: playLetters, stakeSatang: money, choice: choiceText }),
  response: played,
  refuses: [
    ...sessionRefusals,
    'STAKE_NOT_OFFERED',
    'MOVE_NOT_OFFERED',
    'SEED_NOT_SET',
    'ROUND_STILL_OPEN',
    'SPIN_TOO_SOON',
    'BALANCE_INSUFFICIENT',
    'PLATFORM_MAINTENANCE',
    'DUPLICATE_REQUEST',
    'ROUND_VOIDED',
  ],
});

/** Opens the door of this number, or takes what stands with −1. What was done already is answered again. M08 */
export const actInstant = definePlayCall({
  path: '/api/play/instant/act',
  request: record({ ...playSession, roundId: playLetters, move: integer }),
  response: played,
  refuses: [...sessionRefusals, 'UNKNOWN_ROUND', 'MOVE_NOT_OFFERED', 'SPIN_TOO_SOON', 'ROUND_VOIDED'],
});

/** The last 50 rounds of this game, newest first; with a round's id that one alone, however old. M07 */
export const instantHistory = definePlayCall({
  path: '/api/play/instant/history',
  request: record({ ...playSession, roundId: withDefault(text, '') }),
  response: record({ list: list(instantRoundView) }),
  refuses: sessionRefusals,
});
