/** The prize wheel: draws for the deposits of a day. SI-31, SCREEN-020, SCREEN-058, AMB-141, AMB-142 */
import { defineCall } from '../call.ts';
import { at, integer, list, money, record, text, withDefault } from '../wire.ts';
import { drawRefusals, ownDraws, wheelDraw, wheelPrize, wheelWinner } from './wheelDraw.ts';

const config = { configId: withDefault(text, '') };

/** How draws are earned, how many are left, and recent winners. */
export const depShowIndexInfo = defineCall({
  id: 'CALL-159',
  name: 'depShowIndexInfo',
  path: '/api/deposit/showIndexInfo',
  access: 'player',
  request: record(config),
  response: record({
    title: withDefault(text, ''),
    /** A total of credited deposits in one day, and the number of draws that the day then gives in all. */
    steps: withDefault(list(record({ depositSatang: at('amount', money), draws: at('times', integer) })), []),
    winners: withDefault(list(wheelWinner), []),
    mine: ownDraws,
  }),
});

export const depShowPrizeInfo = defineCall({
  id: 'CALL-160',
  name: 'depShowPrizeInfo',
  path: '/api/deposit/showPrizeInfo',
  access: 'player',
  request: record(config),
  response: record({ prizes: withDefault(list(wheelPrize), []) }),
});

/** Idempotent: a request id makes one draw. ERR-046, ERR-047, STATE-020, STATE-021, L05 */
export const depClickButton = defineCall({
  id: 'CALL-161',
  name: 'depClickButton',
  path: '/api/deposit/clickButton',
  access: 'player',
  effect: 'money',
  request: record(config),
  response: record({ draw: wheelDraw, drawsLeft: at('remainTimes', integer) }),
  refuses: drawRefusals,
});
