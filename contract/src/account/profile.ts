/** QQ, WeChat and the birthday. SI-35 */
import { defineCall } from '../call.ts';
import { qq, weChat } from '../rules/contact.ts';
import { dateGiven } from '../rules/birthday.ts';
import { nothing, record, ruled } from '../wire.ts';

/** Saves the QQ number; a new one replaces it. VALID-024 */
export const confirmQQ = defineCall({
  id: 'CALL-085',
  name: 'confirmQQ',
  path: '/api/loged/confirmQQ',
  access: 'player',
  effect: 'write',
  request: record({ qq: ruled(qq) }),
  response: nothing,
});

/** Saves the WeChat id; a new one replaces it. VALID-026 */
export const confirmWeChat = defineCall({
  id: 'CALL-086',
  name: 'confirmWeChat',
  path: '/api/loged/confirmWeChat',
  access: 'player',
  effect: 'write',
  request: record({ weChat: ruled(weChat) }),
  response: nothing,
});

/** Sets the birthday (YYYY-MM-DD) once. Players under 18 by the house's date are refused. CONST-023, M18 */
export const submitBirthDay = defineCall({
  id: 'CALL-095',
  name: 'submitBirthDay',
  path: '/api/vipDeposit/submitBirthDay',
  access: 'player',
  effect: 'write',
  request: record({ birthday: ruled(dateGiven) }),
  response: nothing,
  refuses: ['BIRTHDAY_ALREADY_SET', 'UNDERAGE'],
});
