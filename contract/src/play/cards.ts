/**
 * Calls of the card game windows. A stake opens a round, and moves continue it. Hidden cards are never sent. M03, M07
 * to M12, F01 to F03
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
import { flag, integer, list, money, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import * as v from 'valibot';

/** Minimum time between the starts of two rounds of one game. M11 */
export const cardCycleMs = 5_000;
/** Minimum time between two moves of a round, so that a double click is one move. */
export const cardMoveMs = 250;

/** `hit`, `bid:2`, `play:3,16,29`: a move of the game, with cards if it needs them. */
const moveText = ruled(v.pipe(v.string(), v.regex(/^[a-z]{2,12}(:[\d,]{1,80})?$/)));

/** -1 for a face-down card. */
const cards = withDefault(list(integer), []);

const blackjackShown = record({
  dealer: cards,
  hands: list(record({ cards, isDoubled: flag, result: withDefault(text, ''), backSatang: money })),
  active: integer,
  stage: oneOf(['insurance', 'playing', 'over']),
  isInsured: flag,
  insuranceBackSatang: money,
  offered: withDefault(list(text), []),
});
export type BlackjackShown = Value<typeof blackjackShown>;

/** Both hands are shown at once: the player's and the dealer's. */
const duelShown = record({
  own: cards,
  house: cards,
  ownKind: text,
  houseKind: text,
  result: oneOf(['won', 'push', 'lost']),
  times: integer,
  feeSatang: money,
});
export type DuelShown = Value<typeof duelShown>;

/** 斗地主: the player is seat 0, the bots 1 and 2; -1 for none. */
const landlordsShown = record({
  hand: cards,
  stage: oneOf(['bidding', 'playing', 'over']),
  turn: integer,
  landlord: integer,
  bid: integer,
  bottom: cards,
  left: list(integer),
  times: integer,
  liesSeat: integer,
  lies: cards,
  turns: withDefault(list(record({ seat: integer, bid: integer, cards })), []),
  /** Remaining cards of each bot when the round is over. */
  rest: withDefault(list(list(integer)), []),
  winner: integer,
  /** Win or loss of the player, in bases. */
  bases: integer,
  feeSatang: money,
});
export type LandlordsShown = Value<typeof landlordsShown>;

/** The visible part of a round, by game. */
export const cardShown = record({
  blackjack: optional(blackjackShown),
  niuNiu: optional(duelShown),
  goldenFlower: optional(duelShown),
  twoEight: optional(duelShown),
  douDizhu: optional(landlordsShown),
});
export type CardShown = Value<typeof cardShown>;

export const cardRound = record({
  ...roundHead,
  code: text,
  /** The stake at the start, and the amount held including what moves have added. */
  stakeSatang: money,
  heldSatang: money,
  winSatang: money,
  moves: withDefault(list(text), []),
  shown: cardShown,
  /** States after the deal and after each move. Only sent for a single round. M07 */
  steps: withDefault(list(cardShown), []),
  balanceAfterSatang: money,
});
export type CardRound = Value<typeof cardRound>;

export const cardState = record({
  ...stateHead,
  /** Which game of the card room this is. */
  code: text,
  stakesSatang: list(money),
  /** An unfinished round. M08 */
  openRound: optional(cardRound),
  lastRound: optional(cardRound),
});
export type CardState = Value<typeof cardState>;

const played = record({ round: cardRound, purse: playPurse });

export const enterCards = enterCall('/api/play/cards/enter', cardState);
export const readCards = stateCall('/api/play/cards/state', cardState);

/** Opens a round. The same request id returns the same round and takes no second stake. L04, L05, M11 */
export const dealCards = definePlayCall({
  path: '/api/play/cards/deal',
  request: record({ ...playSession, requestId: playLetters, stakeSatang: money }),
  response: played,
  refuses: openingRefusals,
});

/**
 * Makes move number `index` of a round, from 0, and takes what it adds to the stake. The same action id returns the
 * first result and takes nothing again. L05, M08
 */
export const moveCards = definePlayCall({
  path: '/api/play/cards/move',
  request: record({ ...playSession, roundId: playLetters, actionId: playLetters, index: integer, move: moveText }),
  response: played,
  refuses: stakingRefusals,
});

/** Only a single requested round includes its steps. */
export const cardHistory = historyCall('/api/play/cards/history', record({ list: list(cardRound) }));
