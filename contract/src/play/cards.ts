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

/** Between the starts of two rounds of one game at least this long. M11 */
export const cardCycleMs = 5_000;
/** Between two moves of one round: a press that was meant once is taken once. */
export const cardMoveMs = 250;

/** `hit`, `bid:2`, `play:3,16,29`: a word of the game's, with cards where it needs them. */
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

/** Two hands shown at once: the player's and the house's. */
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
  /** What each bot still held, when the round is over. */
  rest: withDefault(list(list(integer)), []),
  winner: integer,
  /** What the player won or lost, in bases. */
  bases: integer,
  feeSatang: money,
});
export type LandlordsShown = Value<typeof landlordsShown>;

/** What may be seen of a round: the part of its own game. */
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
  /** What it was opened with, and what is held with all that moves have added. */
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
  /** A round that waits to be finished. M08 */
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
