/** Draws as they travel: what is on sale, what was drawn, and the proof of it. SI-21, SCREEN-019, F01 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, money, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { lotteryCodes } from './games.ts';

/**
 * A draw goes through these in order and never back: `upcoming` (may be chased), `open` (bets are taken), `closed` (no
 * bet is taken; being drawn), `drawn`. `void`: annulled by the house, every stake is given back. Numbers are there when
 * it is `drawn`, and only then.
 */
export const drawStates = ['upcoming', 'open', 'closed', 'drawn', 'void'] as const;
export type DrawState = (typeof drawStates)[number];

/** One draw; times are epoch milliseconds of the house's clock. */
export const lotteryDraw = record({
  lotteryCode: oneOf(lotteryCodes),
  issue: text,
  state: oneOf(drawStates),
  openMs: at('openTime', integer),
  /** The first moment at which no bet is taken. */
  closeMs: at('closeTime', integer),
  drawMs: at('drawTime', integer),
  /** In the order drawn; of the daily game the special one is last. */
  numbers: withDefault(list(integer), []),
  /** Drawn from the chain for the charts, for a time before the house opened, so nobody could bet on it. M01 */
  isExample: withDefault(flag, false),
});
export type LotteryDraw = Value<typeof lotteryDraw>;

/**
 * A hash chain: every draw has a seed, and the SHA-256 of a draw's seed is the seed of the draw before. The anchor, the
 * SHA-256 of the first draw's seed, was published at `publishedMs`; from then on no seed can be changed. F01
 */
export const lotteryChain = record({
  chainNo: integer,
  anchor: text,
  firstIssue: text,
  lastIssue: text,
  /** Draws that hang on it. */
  length: integer,
  publishedMs: at('publishTime', integer),
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
  /** One game where it is named, else all. */
  request: record({ lotteryCode: optional(lotteryCode) }),
  response: record({
    serverMs: at('serverTime', integer),
    games: list(
      record({
        lotteryCode,
        /** False while the house sells no bets of this game. */
        isOnSale: flag,
        /** The draw whose time it is: `open` or `closed`. */
        current: lotteryDraw,
        /** The one before: `closed` for the moment in which it is being drawn, then `drawn` or `void`. */
        latest: lotteryDraw,
      }),
    ),
  }),
});

/**
 * What can be bet on in one game: the issues that can be bought or chased, the current one first, and the limits.
 * Plays, odds and chances are in `plays.ts`, for both sides. Amounts in satang.
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
    /** Stakes of one bet to tap; any whole baht is taken. */
    unitsSatang: at('units', list(money)),
    maxMultiple: integer,
    maxLines: integer,
    maxChaseIssues: integer,
    maxOrderSatang: at('maxOrder', money),
    /** The chain in use, and the next one where it is published already. */
    chains: list(lotteryChain),
  }),
});

/**
 * Past draws, newest first, the one being drawn included; up to 200 a page. Omissions, streaks and trends are counted
 * from them by `trend.ts`. SCREEN-019
 */
export const gtResultList = defineCall({
  id: 'CALL-182',
  name: 'gtResultList',
  path: '/api/guest/gtLottery/getResultList',
  access: 'guest',
  request: record({ lotteryCode, ...paging }),
  response: page(lotteryDraw),
});

/** What a draw was made from. `seed` leads to `previousSeed` by SHA-256, and so on down to the chain's anchor. F01 */
export const drawProof = record({
  seed: text,
  /** The seed of the draw before; of a chain's first draw its anchor. */
  previousSeed: text,
  /** Its position in the chain from 1: the number of SHA-256 steps from the seed to the anchor. */
  position: integer,
  chain: lotteryChain,
});
export type DrawProof = Value<typeof drawProof>;

/** Ours: one draw with its proof, which is there when the draw is `drawn`. Refuses: UNKNOWN_DRAW. */
export const gtDraw = defineCall({
  id: 'CALL-X71',
  name: 'gtDraw',
  path: '/api/guest/gtLottery/draw',
  access: 'guest',
  request: record({ lotteryCode, issue: text }),
  response: record({ draw: lotteryDraw, proof: optional(drawProof) }),
  refuses: ['UNKNOWN_DRAW'],
});
