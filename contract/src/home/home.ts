/** Banners, announcements and promotional pictures of the home screen. SI-07, SI-09 */
import { defineCall } from '../call.ts';
import { list, moment, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Two pairs of fields name the picture and the click target; either is accepted. ENTITY-015, ENTITY-016, AMB-071 */
export const banner = record({
  picLink: withDefault(text, ''),
  picContent: withDefault(text, ''),
  imgLink: withDefault(text, ''),
  imgClickLink: withDefault(text, ''),
  /** Texts over the picture, which contains none. Not in the specification. */
  eyebrow: withDefault(text, ''),
  title: withDefault(text, ''),
  content: withDefault(text, ''),
  action: withDefault(text, ''),
});
export type Banner = Value<typeof banner>;

/** The picture and the click target of a banner, whichever pair it uses. */
export function bannerPicture(item: Banner): { picture: string; target: string } {
  if (item.imgLink !== '') return { picture: item.imgLink, target: item.imgClickLink };
  return { picture: item.picContent, target: item.picLink };
}

export const bannerList = defineCall({
  id: 'CALL-003',
  name: 'bannerList',
  path: '/api/guest/bannerList',
  access: 'guest',
  request: record({ position: withDefault(text, 'home') }),
  response: record({ list: withDefault(list(banner), []) }),
});

/** ENTITY-018; plain text, never HTML. AMB-074 */
export const announcement = record({
  id: text,
  name: withDefault(text, ''),
  content: withDefault(text, ''),
  createTime: withDefault(moment, ''),
});

/** Anything but code 200 with a list gives an empty list. ERR-034 */
export const noticeList = defineCall({
  id: 'CALL-027',
  name: 'noticeList',
  path: '/api/guest/noticeList',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(announcement), []) }),
});
