/** The promotions hall by bonus articles, the first of two families of calls. SI-27, SI-28, AMB-138 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, money, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { discountFilters } from './bonusType.ts';
import { promotionDetail, promotionItem } from './promotion.ts';

/** All articles are shown on the same kind of page. */
const platform = withDefault(text, 'pc');

/** `articleId` is the `typeId` of list requests; `filter` is one of the eight. ENTITY-019, AMB-053, ENUM-018 */
export const bonusArticleType = record({
  articleId: text,
  typeName: withDefault(text, ''),
  filter: withDefault(oneOf(discountFilters), 'all'),
  articleCount: withDefault(integer, 0),
});
export type BonusArticleType = Value<typeof bonusArticleType>;

export const queryBonusArticleTypeList = defineCall({
  id: 'CALL-033',
  name: 'queryBonusArticleTypeList',
  path: '/api/guest/queryBonusArticleTypeList',
  access: 'guest',
  request: record({ platform }),
  response: record({ list: withDefault(list(bonusArticleType), []) }),
});

/** 200 per page. CONST-002 */
export const queryBonusArticleInfoList = defineCall({
  id: 'CALL-034',
  name: 'queryBonusArticleInfoList',
  path: '/api/guest/queryBonusArticleInfoList',
  access: 'guest',
  request: record({ ...paging, typeId: text, platform }),
  response: page(promotionItem),
});

/** `isOwn` adds the state for the player of the session. Without it the reply is the same for all visitors. */
export const queryBonusArticleInfoDetail = defineCall({
  id: 'CALL-036',
  name: 'queryBonusArticleInfoDetail',
  path: '/api/guest/queryBonusArticleInfoDetail',
  access: 'guest',
  request: record({ articleId: text, isOwn: at('own', flag) }),
  response: promotionDetail,
  refuses: ['UNKNOWN_OFFER'],
});

/** A bonus that players can apply for themselves. `isClaimed` is only given with `isOwn`. */
export const selfApplyBonus = record({
  articleId: text,
  configId: text,
  bonusType: text,
  title: text,
  summary: withDefault(text, ''),
  /** Maximum bonus and the turnover required for it, in satang; absent if another backend does not send them. */
  mostSatang: at('mostAmount', optional(money)),
  costSatang: at('costAmount', optional(money)),
  isClaimed: at('claimed', flag),
});
export type SelfApplyBonus = Value<typeof selfApplyBonus>;

export const querySelfApplyBonusList = defineCall({
  id: 'CALL-035',
  name: 'querySelfApplyBonusList',
  path: '/api/guest/querySelfApplyBonusList',
  access: 'guest',
  request: record({ isOwn: at('own', flag) }),
  response: record({ list: withDefault(list(selfApplyBonus), []) }),
});
