/** Draws on the wire: issues on sale, results, and their proof. SI-21, SCREEN-019, F01 */
import { defineCall } from '../call.ts';
import { chainSalt, noSalt } from '../chainSalt.ts';
import { at, flag, integer, list, money, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { lotteryCodes } from './games.ts';

/**
 * States of a draw, in order and never back: `upcoming` (open for chases), `open` (for bets), `closed` (no more bets;
 * being drawn), `drawn`. `void`: voided by the house, with all stakes returned. Only a `drawn` draw has numbers.
 */
export const drawStates = ['upcoming', 'open', 'closed', 'drawn', 'void'] as const;
export type DrawState = (typeof drawStates)[number];

/** One draw. Times are epoch milliseconds by the house's clock. */
export const lotteryDraw = record({
  lotteryCode: oneOf(lotteryCodes),
  issue: text,
  state: oneOf(drawStates),
  openMs: at('openTime', integer),
  /** Bets are no longer accepted from this time. */
  closeMs: at('closeTime', integer),
  drawMs: at('drawTime', integer),
  /** In the order drawn; in the daily game the special number is last. */
  numbers: withDefault(list(integer), []),
  /**
   * A draw computed from the chain for the charts, dated before the house opened, so that nobody could bet on it. M01
   */
  isExample: withDefault(flag, false),
});
export type LotteryDraw = Value<typeof lotteryDraw>;

/**
 * A hash chain: every draw has a seed, whose SHA-256 is the seed of the draw before. The anchor, the SHA-256 of the
 * first draw's seed, is published at `publishedMs`; from then on no seed can be changed. The salt is fixed later. F01
 */
export const lotteryChain = record({
  chainNo: integer,
  anchor: text,
  firstIssue: text,
  lastIssue: text,
  /** Number of draws on the chain. */
  length: integer,
  publishedMs: at('publishTime', integer),
  salt: withDefault(chainSalt, noSalt),
});
export type LotteryChain = Value<typeof lotteryChain>;

const lotteryCode = oneOf(lotteryCodes);

/**
 * Current state of all games. Read it when the screen opens and again at each `closeMs` and `drawMs`. `serverMs` is the
 * house's clock at the reply; countdowns use it instead of the device's clock. R08
 */
export const gtInit = defineCall({
  id: 'CALL-179',
  name: 'gtInit',
  path: '/api/guest/gtLottery/init',
  access: 'guest',
  /** One game if given, else all. */
  request: record({ lotteryCode: optional(lotteryCode) }),
  response: record({
    serverMs: at('serverTime', integer),
    games: list(
      record({
        lotteryCode,
        /** False while the house accepts no bets on this game. */
        isOnSale: flag,
        /** The current draw: `open` or `closed`. */
        current: lotteryDraw,
        /** The previous draw: `closed` while it is being drawn, then `drawn` or `void`. */
        latest: lotteryDraw,
      }),
    ),
  }),
});

/**
 * The issues of one game that can be bet on or chased, the current one first, and the limits. Plays, odds and chances
 * are in `plays.ts`, for client and house. Amounts in satang.
 */
export const gtBettingList = defineCall({
  id: 'CALL-181',
  name: 'gtBettingList',
  path: '/api/guest/gtLottery/bettingList',
  access: 'guest',
  request: record({ lotteryCode }),
  response: record({
    serverMs: at('serverTime', integer),
    isOnSale: flag,
    issues: list(lotteryDraw),
    /** Suggested stakes per bet; any whole baht is accepted. */
    unitsSatang: at('units', list(money)),
    maxMultiple: integer,
    maxLines: integer,
    maxChaseIssues: integer,
    maxOrderSatang: at('maxOrder', money),
    /** The chain in use, and the next one if it is published already. */
    chains: list(lotteryChain),
  }),
});

/**
 * Past draws, newest first, the one being drawn included; up to 200 per page. `trend.ts` computes omissions, streaks
 * and trends from them. SCREEN-019
 */
export const gtResultList = defineCall({
  id: 'CALL-182',
  name: 'gtResultList',
  path: '/api/guest/gtLottery/getResultList',
  access: 'guest',
  request: record({ lotteryCode, ...paging }),
  response: page(lotteryDraw),
});

/** The proof of a draw. `seed` leads to `previousSeed` by SHA-256, and so on down to the anchor of the chain. F01 */
export const drawProof = record({
  seed: text,
  /** The seed of the draw before; for the first draw of a chain, the anchor. */
  previousSeed: text,
  /** Its position in the chain from 1: the number of SHA-256 steps from the seed to the anchor. */
  position: integer,
  chain: lotteryChain,
});
export type DrawProof = Value<typeof drawProof>;

/** Not in the specification: one draw, with its proof once it is `drawn`. Refuses: UNKNOWN_DRAW. */
export const gtDraw = defineCall({
  id: 'CALL-X71',
  name: 'gtDraw',
  path: '/api/guest/gtLottery/draw',
  access: 'guest',
  request: record({ lotteryCode, issue: text }),
  response: record({ draw: lotteryDraw, proof: optional(drawProof) }),
  refuses: ['UNKNOWN_DRAW'],
});
