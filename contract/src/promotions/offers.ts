/** The classic family of calls of the promotions hall, and the parts that both families share. SI-27, SI-28, AMB-138 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { promotionDetail, promotionItem } from './promotion.ts';

/** One bonus type key and the number of its offers. ENUM-002 */
export const offerType = record({
  bonusType: text,
  typeName: withDefault(text, ''),
  offerCount: withDefault(integer, 0),
});
export type OfferType = Value<typeof offerType>;

export const offerTypeList = defineCall({
  id: 'CALL-029',
  name: 'offerTypeList',
  path: '/api/guest/offerTypeList',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(offerType), []) }),
});

/** An empty `bonusType` means every type. CONST-002 */
export const offerList = defineCall({
  id: 'CALL-028',
  name: 'offerList',
  path: '/api/guest/offerList',
  access: 'guest',
  request: record({ ...paging, bonusType: withDefault(text, '') }),
  response: page(promotionItem),
});

export const offerDetail = defineCall({
  id: 'CALL-031',
  name: 'offerDetail',
  path: '/api/guest/offerDetail',
  access: 'guest',
  request: record({ configId: text, isOwn: at('own', flag) }),
  response: promotionDetail,
  refuses: ['UNKNOWN_OFFER'],
});

/** At most four other offers, those of the same type first. */
export const relatedOffer = defineCall({
  id: 'CALL-032',
  name: 'relatedOffer',
  path: '/api/guest/relatedOffer',
  access: 'guest',
  request: record({ configId: text }),
  response: record({ list: withDefault(list(promotionItem), []) }),
  refuses: ['UNKNOWN_OFFER'],
});

/** Two pairs of fields name the picture and the click target; either is accepted. ENTITY-015, AMB-071 */
export const hallBanner = record({
  picLink: withDefault(text, ''),
  picContent: withDefault(text, ''),
  imgLink: withDefault(text, ''),
  imgClickLink: withDefault(text, ''),
  eyebrow: withDefault(text, ''),
  title: withDefault(text, ''),
  content: withDefault(text, ''),
  action: withDefault(text, ''),
});

/** The banner of the promotions hall. */
export const offerBanner = defineCall({
  id: 'CALL-030',
  name: 'offerBanner',
  path: '/api/guest/offerBanner',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(hallBanner), []) }),
});
