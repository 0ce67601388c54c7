/** Offers and the advertisement of the home screen. SI-07, SI-08, AMB-139 */
import { defineCall } from '../call.ts';
import { list, moment, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

export const indexOfferItem = record({
  configId: text,
  title: text,
  content: withDefault(text, ''),
  imgLink: withDefault(text, ''),
  imgClickLink: withDefault(text, ''),
  endTime: withDefault(moment, ''),
});
export type IndexOffer = Value<typeof indexOfferItem>;

/** The home advertisement; without an offer nothing opens. AMB-033 */
export const indexOffer = defineCall({
  id: 'CALL-014',
  name: 'indexOffer',
  path: '/api/guest/indexOffer',
  access: 'guest',
  request: record({}),
  response: record({ offer: optional(indexOfferItem) }),
});

/** Current offers in the operator's order. */
export const queryIndexOfferList = defineCall({
  id: 'CALL-015',
  name: 'queryIndexOfferList',
  path: '/api/guest/indexOffer/queryIndexOfferList',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(indexOfferItem), []) }),
});
