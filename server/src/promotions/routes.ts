/** The promotions hall. SI-27, SI-28, CALL-028 to CALL-036, CALL-162, CALL-164, CALL-169 to CALL-171, CALL-200, CALL-201 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import type { BindPort } from './bindPort.ts';
import { claim, giveBonusBy } from './claim.ts';
import { detailRoutes } from './detail.ts';
import {
  offerBanner,
  offerList,
  offerTypeList,
  queryBonusArticleInfoList,
  queryBonusArticleTypeList,
  querySelfApplyBonusList,
  relatedOffer,
} from './hall.ts';
import { realTimeRebateAmount, realTimeRescueAmount } from './realTime.ts';

type ClaimCall = 'otherApplyBonus' | 'depApplyBonus' | 'applyRealTimeBonus' | 'vipApplyBonus';
const claimRoutes: Pick<Handlers<Calls>, ClaimCall> = {
  otherApplyBonus: (context, request) => claim(context, 'otherApplyBonus', request),
  depApplyBonus: (context, request) => claim(context, 'depApplyBonus', request),
  applyRealTimeBonus: (context, request) => claim(context, 'applyRealTimeBonus', request),
  vipApplyBonus: (context, request) => claim(context, 'vipApplyBonus', request),
};

/** All calls that claim end in `claim`, which checks that a promotion is claimed by its own call. AMB-140 */
export const promotionRoutes = (bind: BindPort) => ({
  queryBonusArticleTypeList,
  queryBonusArticleInfoList,
  ...detailRoutes(bind),
  querySelfApplyBonusList,
  offerTypeList,
  offerList,
  relatedOffer,
  offerBanner,
  realTimeRebateAmount,
  realTimeRescueAmount,
  ...claimRoutes,
  giveBonus: giveBonusBy(bind),
});
