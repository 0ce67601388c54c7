/**
 * Calls of the poker window: casino hold'em against the dealer, and sit-and-go tables with the house's bots. Money is
 * in satang, an event uses chips; a card is 0 to 51, 13 per suit from the ace. M07 to M12, F01
 */
import {
  definePlayCall,
  enterCall,
  historyCall,
  openingRefusals,
  playLetters,
  playPurse,
  playSession,
  roundHead,
  stakingRefusals,
  stateCall,
  stateHead,
} from './play.ts';
import { flag, integer, list, money, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Minimum time between the starts of two rounds of one player: five seconds, because it is not a slot. M11 */
export const minPokerCycleMs = 5_000;
/** Minimum time between two decisions of a round. */
export const minPokerActMs = 400;

const round = {
  ...roundHead,
  /** Total stakes and total prizes of the round. */
  stakeSatang: money,
  winSatang: money,
};

/** The visible part of a round of casino hold'em: the dealer's cards, turn and river only after a call. */
export const holdemRound = record({
  ...round,
  anteSatang: money,
  bonusSatang: money,
  callSatang: money,
  player: list(integer),
  flop: list(integer),
  later: withDefault(list(integer), []),
  dealer: withDefault(list(integer), []),
  /** '' while the player decides. */
  result: oneOf(['', 'fold', 'notQualified', 'win', 'tie', 'lose']),
  playerKind: text,
  dealerKind: withDefault(text, ''),
  /** Amount paid back for each bet, the bet included. */
  anteBackSatang: money,
  callBackSatang: money,
  bonusBackSatang: money,
});
export type HoldemRound = Value<typeof holdemRound>;

/** Public events of a hand, in order. `what` is the kind of an action; `to` is the seat's bet after it. */
export const handStep = record({
  kind: oneOf(['blind', 'act', 'street', 'show', 'back', 'win']),
  seat: withDefault(integer, -1),
  what: withDefault(text, ''),
  chips: withDefault(integer, 0),
  to: withDefault(integer, 0),
  /** For `street` the street, for `win` the pot; 0 is the main pot. */
  place: withDefault(integer, 0),
});
export type HandStep = Value<typeof handStep>;

/** A hand as the player may see it: cards of others only after they were shown, and the board so far. */
export const eventHand = record({
  number: integer,
  button: integer,
  small: integer,
  big: integer,
  /** Chips of each seat: before the hand, behind it now, and put in during the hand. */
  before: list(integer),
  stacks: list(integer),
  bets: list(integer),
  totals: list(integer),
  isIn: list(flag),
  turn: integer,
  board: withDefault(list(integer), []),
  /** Two cards, or none if they are hidden. */
  holes: list(withDefault(list(integer), [])),
  /** Kind of each shown hand; '' if it is hidden or before the flop. */
  kinds: list(withDefault(text, '')),
  steps: withDefault(list(handStep), []),
  isOver: flag,
});
export type EventHand = Value<typeof eventHand>;

/** An event with the hands that a window needs, oldest first; all hands in a replay. */
export const eventRound = record({
  ...round,
  rules: oneOf(['sitAndGo', 'shortDeck']),
  buyInSatang: money,
  feeSatang: money,
  /** Which of the five bots sits at each seat; -1 is the player. */
  bots: list(integer),
  /** 0 while a seat is in the event. */
  places: list(integer),
  place: integer,
  handCount: integer,
  /** The player's moves so far; their count is the index of the next one. */
  moves: withDefault(list(text), []),
  hands: withDefault(list(eventHand), []),
  choices: optional(record({ callChips: integer, canRaise: flag, minTo: integer, maxTo: integer })),
});
export type EventRound = Value<typeof eventRound>;

export const pokerState = record({
  ...stateHead,
  rules: oneOf(['holdem', 'sitAndGo', 'shortDeck']),
  /** Chooses the player's portrait; from their id, so that it stays the same in every window. */
  face: withDefault(integer, 0),
  /** The unfinished round, or the last one. M08 */
  holdem: optional(holdemRound),
  event: optional(eventRound),
});
export type PokerState = Value<typeof pokerState>;

export const enterPoker = enterCall('/api/play/poker/enter', pokerState);
export const readPoker = stateCall('/api/play/poker/state', pokerState);

const opening = [...openingRefusals, 'MOVE_NOT_OFFERED'] as const;

/**
 * Takes ante and bonus bet, and deals. The same request id returns the same round and takes no second stake. L04, L05
 */
export const dealHoldem = definePlayCall({
  path: '/api/play/poker/deal',
  request: record({ ...playSession, requestId: playLetters, anteSatang: money, bonusSatang: money }),
  response: record({ round: holdemRound, purse: playPurse }),
  refuses: opening,
});

/**
 * The one decision of a round; a call stakes twice the ante. Idempotent: a repeated decision returns the same reply.
 */
export const decideHoldem = definePlayCall({
  path: '/api/play/poker/decide',
  request: record({ ...playSession, roundId: playLetters, what: oneOf(['call', 'fold']) }),
  response: record({ round: holdemRound, purse: playPurse }),
  refuses: stakingRefusals,
});

/** Buys into an event; the stake is buy-in plus fee. The same request id returns the same event. */
export const buyIn = definePlayCall({
  path: '/api/play/poker/buyIn',
  request: record({ ...playSession, requestId: playLetters, stakeSatang: money }),
  response: record({ round: eventRound, purse: playPurse }),
  refuses: opening,
});

/**
 * The player's move number `index`: `f` fold, `x` check, `c` call, `r120` raise to 120 in this street. Idempotent for
 * each index.
 */
export const moveEvent = definePlayCall({
  path: '/api/play/poker/move',
  request: record({ ...playSession, roundId: playLetters, index: integer, move: playLetters }),
  response: record({ round: eventRound, purse: playPurse }),
  refuses: stakingRefusals,
});

/** Lists omit the hands of events. A single requested event includes them. */
export const pokerHistory = historyCall(
  '/api/play/poker/history',
  record({ holdem: withDefault(list(holdemRound), []), events: withDefault(list(eventRound), []) }),
);
