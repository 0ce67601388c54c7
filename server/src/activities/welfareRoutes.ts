/** Welfare: the daily check-in, sign-in points and bind bonuses. SI-43 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { bindBonusesOf } from './bind.ts';
import { checkInInfoOf, checkInToday, drawNow } from './checkIn.ts';
import { pointsRoutes } from './points.ts';

type WelfareCall = keyof typeof pointsRoutes | 'checkinInfo' | 'checkin' | 'lottery' | 'queryBonusBindUserInfoList';

export const welfareRoutes: Pick<Handlers<Calls>, WelfareCall> = {
  ...pointsRoutes,
  checkinInfo: checkInInfoOf,
  checkin: checkInToday,
  lottery: drawNow,
  queryBonusBindUserInfoList: bindBonusesOf,
};
