/** Shared by both wheels: wedges with their tickets, a player's draws, and the data that a draw was made from. */
import * as v from 'valibot';
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { at, decimal, flag, integer, list, money, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** The turntable of /raffle, and the prize wheel for deposits. AMB-141 */
export const wheels = ['turntable', 'deposit'] as const;
export type WheelCode = (typeof wheels)[number];

/**
 * One wedge. Its chance is its tickets divided by the tickets of all wedges that are not sold out; a sold-out wedge is
 * skipped. The wheel is drawn to this scale.
 */
export const wheelPrize = record({
  prizeId: text,
  name: text,
  kind: oneOf(['money', 'none']),
  /** Satang; 0 for a wedge without a prize. */
  amountSatang: at('amount', withDefault(money, 0)),
  tickets: integer,
  /** Remaining stock; absent if unlimited. */
  left: optional(integer),
  /** Turnover of the prize as a multiple. */
  stakeTimes: withDefault(decimal, 0),
  /** Every term of a prize of money. M22 */
  terms: optional(bonusTerms),
});
export type WheelPrize = Value<typeof wheelPrize>;

/**
 * The current pair of seeds, and the commitment to the house's next seed, published before the player chooses theirs.
 * F01
 */
export const drawSeeds = record({
  commitment: withDefault(text, ''),
  clientSeed: withDefault(text, ''),
  /** The nonce of the next draw. */
  nonce: withDefault(integer, 0),
  nextCommitment: text,
});
export type DrawSeeds = Value<typeof drawSeeds>;

/** A wedge as configured at the time of a draw. */
export const drawnWedge = record({ prizeId: text, tickets: integer, isOut: flag });
export type DrawnWedge = Value<typeof drawnWedge>;

/** One draw, with all data needed to verify it; `serverSeed` is '' until it is revealed. F01, F03 */
export const wheelDraw = record({
  drawId: text,
  /** The request id that the draw was made for. L04 */
  requestId: withDefault(text, ''),
  prizeId: text,
  prizeName: text,
  kind: oneOf(['money', 'none']),
  amountSatang: at('amount', withDefault(money, 0)),
  /** Turnover required before the prize can be withdrawn. Satang. */
  targetSatang: at('betFlow', withDefault(money, 0)),
  drawnMs: integer,
  /** The drawn ticket, from 0; the wheel stops in its middle. */
  ticket: integer,
  wedges: withDefault(list(drawnWedge), []),
  commitment: text,
  clientSeed: text,
  serverSeed: withDefault(text, ''),
  nonce: integer,
});
export type WheelDraw = Value<typeof wheelDraw>;

/** A player's draws on one wheel, counted per player. STATE-020, CONST-042 */
export const ownDraws = record({
  drawsLeft: at('remainTimes', integer),
  drawsEarned: at('totalTimes', withDefault(integer, 0)),
  /** Amount so far towards the next draw: stakes since the start, or the day's deposits. Satang. */
  countedSatang: at('counted', withDefault(money, 0)),
  seeds: drawSeeds,
  /** The last draw. A reload during a spin shows it. */
  lastDraw: optional(wheelDraw),
});
export type OwnDraws = Value<typeof ownDraws>;

/** A winner, masked by the house. Winners are never invented. M01 */
export const wheelWinner = record({
  account: text,
  prizeName: text,
  amountSatang: at('amount', withDefault(money, 0)),
  wonMs: integer,
});
export type WheelWinner = Value<typeof wheelWinner>;

export const drawRefusals = ['NO_DRAWS_LEFT', 'DRAW_IN_PROGRESS', 'SEED_NOT_SET', 'ACTIVITY_CLOSED'] as const;

const clientSeed = ruled(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));

/** Reveals the pair in use and starts the next one with the player's own seed. F01 */
export const changeDrawSeed = defineCall({
  id: 'CALL-X61',
  name: 'changeDrawSeed',
  path: '/api/activity/drawSeed',
  access: 'player',
  effect: 'write',
  request: record({ wheel: oneOf(wheels), clientSeed, nextCommitment: text }),
  response: record({
    seeds: drawSeeds,
    revealedSeed: withDefault(text, ''),
    revealedCommitment: withDefault(text, ''),
  }),
});
