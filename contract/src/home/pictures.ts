/**
 * Pictures by code, floating pictures, and the banners of lobbies. SI-01, SI-07, SI-16, SI-19 to SI-25, SI-32, SI-33
 */
import { defineCall } from '../call.ts';
import { list, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { banner } from './home.ts';

/** A picture with its texts and click target; with '' it cannot be clicked. AMB-029, AMB-071 */
export const codedPicture = record({
  imgCode: text,
  imgLink: withDefault(text, ''),
  imgClickLink: withDefault(text, ''),
  title: withDefault(text, ''),
  content: withDefault(text, ''),
});
export type CodedPicture = Value<typeof codedPicture>;

/** The four promotional pictures of the home screen. HOME-006, AMB-029 */
export const promotionCodes = ['home_promo_1', 'home_promo_2', 'home_promo_3', 'home_promo_4'] as const;

/** Pictures of a comma-separated list of codes, in that order. Unknown codes are left out. */
export const fetchImgs = defineCall({
  id: 'CALL-011',
  name: 'fetchImgs',
  path: '/api/guest/fetchImgs',
  access: 'guest',
  request: record({ imgCodes: withDefault(text, '') }),
  response: record({ list: withDefault(list(codedPicture), []) }),
});

/** One picture: 'agency', 'download' and every other code. Refuses: NOT_FOUND. */
export const fetchImg = defineCall({
  id: 'CALL-012',
  name: 'fetchImg',
  path: '/api/guest/fetchImg',
  access: 'guest',
  request: record({ imgCode: text }),
  response: codedPicture,
});

/** Floating pictures at the side. HOME-022; `side` is 'left' or 'right'. */
export const floatPicList = defineCall({
  id: 'CALL-010',
  name: 'floatPicList',
  path: '/api/guest/floatPicList',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          id: text,
          picLink: withDefault(text, ''),
          picContent: text,
          title: withDefault(text, ''),
          side: withDefault(text, 'right'),
        }),
      ),
      [],
    ),
  }),
});

const banners = record({ list: withDefault(list(banner), []) });

/** A lobby's banners: 'slots', 'live', 'sports', 'lottery', 'fish', 'chess', 'texas', 'promotions'. AMB-121 */
export const bannerByCode = defineCall({
  id: 'CALL-204',
  name: 'bannerByCode',
  path: '/api/guest/bannerByCode',
  access: 'guest',
  request: record({ code: text }),
  response: banners,
});

/** The banners of a page that a navigation item opened; an unknown id has none. AMB-121 */
export const bannerByNavId = defineCall({
  id: 'CALL-205',
  name: 'bannerByNavId',
  path: '/api/guest/bannerByNavId',
  access: 'guest',
  request: record({ navId: text }),
  response: banners,
});
