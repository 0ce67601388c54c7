/**
 * The daily check-in: a bonus for the day and one draw with published chances that can be verified. SCREEN-044, AMB-143
 */
import * as v from 'valibot';
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { at, flag, integer, list, moment, money, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** One day of a round. Missed days do not reset a round. */
export const checkInDay = record({ place: integer, amountSatang: at('amount', money), terms: bonusTerms });
export type CheckInDay = Value<typeof checkInDay>;

/** Money with all terms, or points. Its chance is its tickets divided by all tickets. */
export const checkInPrize = record({
  prizeId: text,
  name: text,
  kind: oneOf(['money', 'points']),
  amountSatang: at('amount', withDefault(money, 0)),
  points: withDefault(integer, 0),
  tickets: integer,
  /** Absent for points. */
  terms: optional(bonusTerms),
});
export type CheckInPrize = Value<typeof checkInPrize>;

/** A draw with all data needed to verify it. F01, F03 */
export const checkInDraw = record({
  /** YYYY-MM-DD in the site's time. */
  day: text,
  prizeId: text,
  prizeName: text,
  kind: oneOf(['money', 'points']),
  amountSatang: at('amount', withDefault(money, 0)),
  points: withDefault(integer, 0),
  /** Turnover required before it can be withdrawn. Satang. */
  costSatang: at('costAmount', withDefault(money, 0)),
  drawTime: withDefault(moment, ''),
  /** From 0. */
  ticket: integer,
  wedges: withDefault(list(record({ prizeId: text, tickets: integer })), []),
  commitment: text,
  serverSeed: text,
  clientSeed: text,
});
export type CheckInDraw = Value<typeof checkInDraw>;

export const checkinInfo = defineCall({
  id: 'CALL-144',
  name: 'checkinInfo',
  path: '/api/loged/checkinInfo',
  access: 'player',
  request: record({}),
  response: record({
    /** YYYY-MM-DD in the site's time. */
    today: text,
    isCheckedIn: at('checkedIn', flag),
    total: withDefault(integer, 0),
    /** Consecutive days up to today or yesterday. */
    streak: withDefault(integer, 0),
    /** Index of today's check-in in `days`, whether done or not. */
    place: withDefault(integer, 1),
    days: withDefault(list(checkInDay), []),
    prizes: withDefault(list(checkInPrize), []),
    /** Draws left. Each check-in adds one, which does not expire. */
    drawsLeft: at('remainTimes', withDefault(integer, 0)),
    /** SHA-256 of the next draw's seed, published at its check-in; '' if there is none. */
    commitment: withDefault(text, ''),
    /** The last draw. */
    lastDraw: optional(checkInDraw),
  }),
});
export type CheckInInfo = Value<(typeof checkinInfo)['response']>;

/** Once a day. Refuses: CHECKED_IN. */
export const checkin = defineCall({
  id: 'CALL-143',
  name: 'checkin',
  path: '/api/loged/checkin',
  access: 'player',
  effect: 'write',
  request: record({}),
  response: record({ amountSatang: at('amount', money), costSatang: at('costAmount', withDefault(money, 0)) }),
  refuses: ['CHECKED_IN'],
});

/**
 * Makes the oldest pending draw. `clientSeed` is the player's part of the seed: 1 to 64 letters, digits, `-` or `_`. If
 * it is missing, the house generates it and reports it; the same call within 5 seconds then returns the same draw.
 * Refuses: NO_DRAWS_LEFT. ERR-046, ERR-047, AMB-141
 */
export const lottery = defineCall({
  id: 'CALL-145',
  name: 'lottery',
  path: '/api/loged/lottery',
  access: 'player',
  effect: 'write',
  request: record({ clientSeed: optional(ruled(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)))) }),
  response: checkInDraw,
  refuses: ['NO_DRAWS_LEFT'],
});
