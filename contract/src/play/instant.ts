/**
 * Calls of the instant game windows: a stake with a choice, and in some games actions until the player cashes out. All
 * games share them; each game defines the format of a choice. M03, M07 to M12
 */
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
import { integer, list, money, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import * as v from 'valibot';

/** Minimum time between the starts of two rounds of one game. M11 */
export const minInstantCycleMs = 5_000;
/** Minimum time between two actions of a round. */
export const minInstantActMs = 400;

/** `12.low`, `3.17.40`, `big.s10`: words and numbers separated by points. */
const choiceText = ruled(v.pipe(v.string(), v.regex(/^[\w.]{1,80}$/)));

/** The visible part of a round. M07 */
export const instantRoundView = record({
  ...roundHead,
  /** Code of the rules it was played under. */
  code: text,
  choice: text,
  stakeSatang: money,
  /** The prize so far; for an open round of rooms, the current cash-out. */
  winSatang: money,
  /** The public result of the draw. For rooms: empty until the round is over, then the positions of the traps. */
  shown: withDefault(list(integer), []),
  moves: withDefault(list(integer), []),
  balanceBeforeSatang: money,
  balanceAfterSatang: money,
});
export type InstantRound = Value<typeof instantRoundView>;

export const instantState = record({
  ...stateHead,
  code: text,
  /** An unfinished round. M08 */
  openRound: optional(instantRoundView),
  lastRound: optional(instantRoundView),
});
export type InstantState = Value<typeof instantState>;

const played = record({ round: instantRoundView, purse: playPurse });

export const enterInstant = enterCall('/api/play/instant/enter', instantState);
export const readInstant = stateCall('/api/play/instant/state', instantState);

/** Opens a round. The same request id returns the same round and takes no second stake. L04, L05, M11 */
export const openInstant = definePlayCall({
  path: '/api/play/instant/open',
  request: record({ ...playSession, requestId: playLetters, stakeSatang: money, choice: choiceText }),
  response: played,
  refuses: [...openingRefusals, 'MOVE_NOT_OFFERED'],
});

/** Opens the door of this number, or cashes out with −1. Repeating an action returns its first result. M08 */
export const actInstant = definePlayCall({
  path: '/api/play/instant/act',
  request: record({ ...playSession, roundId: playLetters, move: integer }),
  response: played,
  refuses: actingRefusals,
});

export const instantHistory = historyCall('/api/play/instant/history', record({ list: list(instantRoundView) }));
