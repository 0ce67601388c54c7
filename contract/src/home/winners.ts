/** Real winning records. HOME-008, HOME-016, AMB-026, AMB-028 */
import { defineCall } from '../call.ts';
import { at, list, moment, money, record, text, withDefault } from '../wire.ts';

/** Settled wins of players, newest first, at most 30; accounts keep their first three and last two characters. */
export const userPlayNews = defineCall({
  id: 'CALL-024',
  name: 'userPlayNews',
  path: '/api/guest/userPlayNews',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          account: text,
          gameId: withDefault(text, ''),
          platformCode: withDefault(text, ''),
          gameName: text,
          stakeSatang: at('stake', money),
          winSatang: at('win', money),
          createTime: withDefault(moment, ''),
        }),
      ),
      [],
    ),
  }),
});
