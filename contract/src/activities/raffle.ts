/** The turntable raffle of /raffle. SI-30, SCREEN-057, CONST-037 */
import { defineCall } from '../call.ts';
import { turntableActivityType } from '../constants.ts';
import { at, integer, list, money, optional, page, paging, record, text, withDefault, within } from '../wire.ts';
import type { Value } from '../wire.ts';
import { drawRefusals, ownDraws, wheelDraw, wheelPrize, wheelWinner } from './wheelDraw.ts';

/** The constant as the number that the calls carry. CONST-037 */
export const turntableType = Number(turntableActivityType);

const activity = { activityType: within(turntableType, turntableType, turntableType) };

/** Wedges, rules and winners for everyone; for a player also their own draws. */
export const queryRaffle = defineCall({
  id: 'CALL-172',
  name: 'queryRaffle',
  path: '/api/activity/guest/queryRaffle',
  access: 'guest',
  request: record(activity),
  response: record({
    title: withDefault(text, ''),
    prizes: withDefault(list(wheelPrize), []),
    /** Draws that every account starts with. */
    freeDraws: withDefault(integer, 0),
    /** Settled stakes that earn one more draw. Satang. */
    stakePerDrawSatang: at('betFlowPerTime', withDefault(money, 0)),
    winners: withDefault(list(wheelWinner), []),
    /** Absent for a guest. */
    mine: optional(ownDraws),
  }),
});
export type Raffle = Value<(typeof queryRaffle)['response']>;

/** Idempotent: a request id makes one draw. ERR-046, ERR-047, STATE-020, STATE-021, L05 */
export const raffle = defineCall({
  id: 'CALL-173',
  name: 'raffle',
  path: '/api/activity/raffle',
  access: 'player',
  effect: 'money',
  request: record(activity),
  response: record({ draw: wheelDraw, drawsLeft: at('remainTimes', integer) }),
  refuses: drawRefusals,
});

/** The player's past draws that won something, newest first. */
export const queryHistoryWin = defineCall({
  id: 'CALL-174',
  name: 'queryHistoryWin',
  path: '/api/activity/queryHistoryWin',
  access: 'player',
  request: record({ ...activity, ...paging }),
  response: page(wheelDraw),
});
