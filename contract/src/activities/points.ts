/** Sign-in points: points per day, what they buy, and both histories. SCREEN-043, AMB-143 */
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { at, flag, integer, list, moment, money, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Points for each day of a round. Missed days do not reset a round. */
export const checkIntegralConfigList = defineCall({
  id: 'CALL-191',
  name: 'checkIntegralConfigList',
  path: '/api/loged/checkIntegralConfigList',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(record({ place: integer, points: integer })), []) }),
});

export const getUserIntegral = defineCall({
  id: 'CALL-192',
  name: 'getUserIntegral',
  path: '/api/loged/getUserIntegral',
  access: 'player',
  request: record({}),
  response: record({
    points: at('integral', integer),
    earned: withDefault(integer, 0),
    spent: withDefault(integer, 0),
  }),
});

export const getUserCheckInfo = defineCall({
  id: 'CALL-193',
  name: 'getUserCheckInfo',
  path: '/api/loged/getUserCheckInfo',
  access: 'player',
  request: record({}),
  response: record({
    /** YYYY-MM-DD in the site's time. */
    today: text,
    isSigned: at('signed', flag),
    total: withDefault(integer, 0),
    streak: withDefault(integer, 0),
    /** Index of today's sign-in in the round, whether done or not. */
    place: withDefault(integer, 1),
  }),
});

/** Once a day. Refuses: CHECKED_IN. */
export const userCheckIn = defineCall({
  id: 'CALL-194',
  name: 'userCheckIn',
  path: '/api/loged/userCheckIn',
  access: 'player',
  effect: 'write',
  request: record({}),
  response: record({ earned: integer, points: at('integral', integer) }),
  refuses: ['CHECKED_IN'],
});

export const signIn = record({ day: text, place: withDefault(integer, 1), points: integer, signTime: moment });
export type SignIn = Value<typeof signIn>;

/** Newest first. */
export const checkInHistory = defineCall({
  id: 'CALL-195',
  name: 'checkInHistory',
  path: '/api/loged/checkInHistory',
  access: 'player',
  request: record(paging),
  response: page(signIn),
});

/** A bonus that can be bought with points, with all its terms. `left` is the remaining stock for all players. */
export const pointsOffer = record({
  exchangeId: text,
  name: text,
  points: at('integral', integer),
  amountSatang: at('amount', money),
  left: integer,
  terms: bonusTerms,
});
export type PointsOffer = Value<typeof pointsOffer>;

export const bonusExchangeConfigList = defineCall({
  id: 'CALL-196',
  name: 'bonusExchangeConfigList',
  path: '/api/loged/bonusExchangeConfigList',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(pointsOffer), []) }),
});

/** Idempotent: a request id buys one piece. Refuses: UNKNOWN_PRIZE, PRIZE_GONE, POINTS_SHORT. L04, L12 */
export const bonusIntegralExchange = defineCall({
  id: 'CALL-197',
  name: 'bonusIntegralExchange',
  path: '/api/loged/bonusIntegralExchange',
  access: 'player',
  effect: 'money',
  request: record({ exchangeId: text }),
  response: record({
    amountSatang: at('amount', money),
    costSatang: at('costAmount', withDefault(money, 0)),
    points: at('integral', integer),
  }),
  refuses: ['UNKNOWN_PRIZE', 'PRIZE_GONE', 'POINTS_SHORT'],
});

export const pointsExchange = record({
  exchangeNo: text,
  name: text,
  points: at('integral', integer),
  amountSatang: at('amount', money),
  exchangeTime: moment,
});
export type PointsExchange = Value<typeof pointsExchange>;

/** Newest first. */
export const bonusExchangeHistory = defineCall({
  id: 'CALL-198',
  name: 'bonusExchangeHistory',
  path: '/api/loged/bonusExchangeHistory',
  access: 'player',
  request: record(paging),
  response: page(pointsExchange),
});
