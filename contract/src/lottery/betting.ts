/** Betting, my bets and chases. SI-21, SCREEN-018, VALID-031, VALID-057, VALID-058 */
import { defineCall } from '../call.ts';
import { stakeRefusals } from '../guardRefusals.ts';
import { betAmount } from '../rules/money.ts';
import {
  at,
  flag,
  integer,
  list,
  money,
  oneOf,
  optional,
  page,
  paging,
  record,
  ruledMoney,
  text,
  withDefault,
  within,
} from '../wire.ts';
import type { Value } from '../wire.ts';
import { lotteryCodes } from './games.ts';

const lotteryCode = oneOf(lotteryCodes);
const selection = {
  play: text,
  /** Zone by zone; see `Shape` in plays.ts. */
  picks: list(list(integer)),
  bankers: withDefault(list(integer), []),
};

/** A line of the cart: a selection, the stake of each of its bets and the multiple. VALID-031 */
export const betLine = record({
  ...selection,
  unitSatang: at('amount', ruledMoney(betAmount)),
  multiple: within(1, 999, 1),
});
export type BetLine = Value<typeof betLine>;

/** One issue of a chase; its own multiple applies to every line. */
const chaseStep = record({ issue: text, multiple: within(1, 999, 1) });

/**
 * Places a cart as a whole, in one movement of the main wallet. The house computes bets and stakes itself. The house's
 * clock at the receipt of the order decides whether it is in time: 200 means in, DRAW_CLOSED means out, and the same
 * request id always gets the same reply. A chase takes the stakes of all its issues at once and returns those that are
 * not played; `issue` is then the first one. Refuses: DRAW_CLOSED, UNKNOWN_DRAW, BET_NOT_OFFERED, ABOVE_BET_LIMIT,
 * LOTTERY_PAUSED; by rule VALID-057, VALID-058.
 */
export const gtBetting = defineCall({
  id: 'CALL-180',
  name: 'gtBetting',
  path: '/api/guest/gtLottery/bettingGt',
  access: 'player',
  effect: 'money',
  request: record({
    lotteryCode,
    issue: text,
    lines: at('bets', list(betLine)),
    chase: optional(record({ isStopOnWin: flag, steps: list(chaseStep) })),
  }),
  response: record({
    orderNo: text,
    /** '' unless it is a chase. */
    chaseNo: withDefault(text, ''),
    lotteryCode,
    issue: text,
    /** 注数 of one issue. */
    betCount: integer,
    /** Stakes taken from the main wallet, for all issues together. */
    stakeSatang: at('betAmount', money),
    placedMs: at('betTime', integer),
    /** Main wallet after the bet. */
    balanceSatang: at('balance', money),
  }),
  refuses: ['DRAW_CLOSED', 'UNKNOWN_DRAW', 'BET_NOT_OFFERED', 'ABOVE_BET_LIMIT', 'LOTTERY_PAUSED', ...stakeRefusals],
});

/**
 * - `planned`: of a chase, for an issue that has not closed yet; its stake is held. - `placed`: bought, not drawn yet.
 * - `won`, `lost`: drawn and settled. - `cancelled`: of a chase that ended before it; its stake was returned.
 * - `void`: the draw was void; its stake was returned.
 */
export const lotteryBetStates = ['planned', 'placed', 'won', 'lost', 'cancelled', 'void'] as const;
export type LotteryBetState = (typeof lotteryBetStates)[number];

/** A line of an order for one issue. */
export const lotteryBet = record({
  betOrderNo: text,
  orderNo: text,
  /** '' unless it belongs to a chase. */
  chaseNo: withDefault(text, ''),
  lotteryCode,
  issue: text,
  ...selection,
  betCount: integer,
  unitSatang: at('amount', money),
  /** The multiple of the line times that of the issue. */
  multiple: integer,
  stakeSatang: at('betAmount', money),
  state: oneOf(lotteryBetStates),
  prizeSatang: at('prize', money),
  placedMs: at('betTime', integer),
  settledMs: at('settleTime', optional(integer)),
  drawMs: at('drawTime', integer),
  /** The numbers drawn; empty before the draw. */
  numbers: withDefault(list(integer), []),
});
export type LotteryBet = Value<typeof lotteryBet>;

/**
 * The player's bets, newest first. '' in a filter means all; `issue` is one of `lotteryCode`; `betOrderNo` selects one
 * bet.
 */
export const gtUserBetRecords = defineCall({
  id: 'CALL-183',
  name: 'gtUserBetRecords',
  path: '/api/guest/gtLottery/userBetRecords',
  access: 'player',
  request: record({
    ...paging,
    lotteryCode: withDefault(text, ''),
    issue: withDefault(text, ''),
    state: withDefault(text, ''),
    chaseNo: withDefault(text, ''),
    betOrderNo: withDefault(text, ''),
  }),
  response: page(lotteryBet),
});

/** `running`; `done`: every issue was played; `won`: ended by a win; `stopped`: by the player; `void`: by the house. */
export const chaseStates = ['running', 'done', 'won', 'stopped', 'void'] as const;
export type ChaseState = (typeof chaseStates)[number];

export const lotteryChase = record({
  chaseNo: text,
  lotteryCode,
  state: oneOf(chaseStates),
  isStopOnWin: flag,
  createdMs: at('createTime', integer),
  /** Stakes taken for all issues at once. */
  stakeSatang: at('betAmount', money),
  /** Stakes played and stakes returned; the rest is still held. */
  playedSatang: at('playedAmount', money),
  returnedSatang: at('returnedAmount', money),
  prizeSatang: at('prize', money),
  lines: list(betLine),
  /** Every issue in order; amounts are totals of all lines. */
  steps: list(
    record({
      issue: text,
      multiple: integer,
      state: oneOf(lotteryBetStates),
      stakeSatang: at('betAmount', money),
      prizeSatang: at('prize', money),
    }),
  ),
});
export type LotteryChase = Value<typeof lotteryChase>;

/** Not in the specification: the player's chases, newest first; `state` '' for all. */
export const gtChaseList = defineCall({
  id: 'CALL-X72',
  name: 'gtChaseList',
  path: '/api/guest/gtLottery/chaseList',
  access: 'player',
  request: record({ ...paging, lotteryCode: withDefault(text, ''), state: withDefault(text, '') }),
  response: page(lotteryChase),
});

/**
 * Not in the specification: ends a chase. Stakes for issues that are still open are returned; a closed issue is played.
 * Refuses: UNKNOWN_RECORD, CHASE_OVER if it has already ended.
 */
export const gtStopChase = defineCall({
  id: 'CALL-X73',
  name: 'gtStopChase',
  path: '/api/guest/gtLottery/stopChase',
  access: 'player',
  effect: 'money',
  request: record({ chaseNo: text }),
  response: record({ returnedSatang: at('returnedAmount', money), chase: lotteryChase }),
  refuses: ['UNKNOWN_RECORD', 'CHASE_OVER'],
});
