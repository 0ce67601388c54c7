/** Contents of the slot lobby besides its games. SI-18, AMB-114 */
import { defineCall } from '../call.ts';
import { at, integer, list, money, record, text, withDefault } from '../wire.ts';
import { game } from './catalogue.ts';

/** A banner of the slot lobby: texts over a picture that contains none. ENTITY-016 */
const slotBannerItem = record({
  imgLink: withDefault(text, ''),
  imgClickLink: withDefault(text, ''),
  eyebrow: withDefault(text, ''),
  title: withDefault(text, ''),
  content: withDefault(text, ''),
  action: withDefault(text, ''),
});

export const slotBanner = defineCall({
  id: 'CALL-050',
  name: 'slotBanner',
  path: '/api/guest/slot/banner',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(slotBannerItem), []) }),
});

/** Current offers for slots. */
export const slotOffer = defineCall({
  id: 'CALL-051',
  name: 'slotOffer',
  path: '/api/guest/slot/offer',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          configId: text,
          title: text,
          content: withDefault(text, ''),
          imgLink: withDefault(text, ''),
          imgClickLink: withDefault(text, ''),
        }),
      ),
      [],
    ),
  }),
});

/** The most played slots of today and the six days before, at most ten; only real play counts. */
export const slotRank = defineCall({
  id: 'CALL-052',
  name: 'slotRank',
  path: '/api/guest/slot/rank',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(
      list(record({ rank: integer, game, roundCount: integer, topWinSatang: at('topWin', money) })),
      [],
    ),
  }),
});

export const totalSlot = defineCall({
  id: 'CALL-053',
  name: 'totalSlot',
  path: '/api/guest/slot/totalSlot',
  access: 'guest',
  request: record({ gameType: withDefault(integer, 1) }),
  response: record({ total: integer }),
});

/** The lobby's filter: '' all, 'hot', 'new', 'trial', each with the number of its games. */
export const selectGameSlotType = defineCall({
  id: 'CALL-054',
  name: 'selectGameSlotType',
  path: '/api/guest/slot/selectGameSlotType',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(list(record({ type: withDefault(text, ''), typeName: text, gameCount: integer })), []),
  }),
});
