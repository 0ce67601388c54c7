/**
 * What the window of the poker room says to the house: casino hold'em against the dealer, and sit-and-go tables with the
 * house's bots. Money in satang, chips of an event in chips; a card is 0 to 51, 13 a suit from the ace. M07 to M12, F01
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

/** Between the starts of two rounds of one player at least this long: no slot, so five seconds. M11 */
export const minPokerCycleMs = 5_000;
/** Between two decisions in one round. */
export const minPokerActMs = 400;

const round = {
  ...roundHead,
  /** All that has been staked in it, and all that came back. */
  stakeSatang: money,
  winSatang: money,
};

/** A round of casino hold'em as far as it may be seen: the dealer's cards, turn and river after a call alone. */
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
  /** What comes back for each bet, the bet itself in it. */
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
  /** Of `street` the street, of `win` the pot: 0 is the main one. */
  place: withDefault(integer, 0),
});
export type HandStep = Value<typeof handStep>;

/** A hand as the player may see it: others' cards after they were shown, the board as far as it was turned up. */
export const eventHand = record({
  number: integer,
  button: integer,
  small: integer,
  big: integer,
  /** Chips before the hand, behind each seat now, and put in during the hand. */
  before: list(integer),
  stacks: list(integer),
  bets: list(integer),
  totals: list(integer),
  isIn: list(flag),
  turn: integer,
  board: withDefault(list(integer), []),
  /** Two cards, or none where they are hidden. */
  holes: list(withDefault(list(integer), [])),
  /** What the shown cards make of the board; '' where they are hidden or the flop has not come. */
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
  /** The player's moves as words; their next one carries their count as its number. */
  moves: withDefault(list(text), []),
  hands: withDefault(list(eventHand), []),
  choices: optional(record({ callChips: integer, canRaise: flag, minTo: integer, maxTo: integer })),
});
export type EventRound = Value<typeof eventRound>;

export const pokerState = record({
  ...stateHead,
  rules: oneOf(['holdem', 'sitAndGo', 'shortDeck']),
  /** The round that waits to be finished, or the last one. M08 */
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

/** The one decision of a round; a call stakes twice the ante. Made once: the same decision again is answered again. */
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

/** The player's move number `index`: `f` fold, `x` check, `c` call, `r120` raise to 120 in this street. Once for each number. */
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
