/** Phone, real name and withdrawal password, as far as money needs them. SI-38 */
import { defineCall } from '../call.ts';
import { mobile, realName, verificationCode } from '../rules/personal.ts';
import { withdrawPasswordSet } from '../rules/withdrawal.ts';
import { nothing, record, ruled, text, withDefault } from '../wire.ts';

/** Sends a code by SMS; in the sandbox it stands in the outbox. 4 to 8 digits, once, 10 minutes. ENV-012 */
export const sendPhoneSMS = defineCall({
  id: 'CALL-092',
  name: 'sendPhoneSMS',
  path: '/api/loged/sendPhoneSMS',
  access: 'player',
  effect: 'write',
  request: record({
    mobilePhone: ruled(mobile),
    countryCode: withDefault(text, '86'),
    scene: withDefault(text, 'verify'),
  }),
  response: nothing,
  refuses: ['CODE_SENT_RECENTLY', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

export const confirmPhone = defineCall({
  id: 'CALL-087',
  name: 'confirmPhone',
  path: '/api/loged/confirmPhone',
  access: 'player',
  effect: 'write',
  request: record({ mobilePhone: ruled(mobile), code: ruled(verificationCode) }),
  response: nothing,
  refuses: ['WRONG_CODE', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

/** Settable once; afterwards customer service only. ROLE-012 */
export const confirmRealName = defineCall({
  id: 'CALL-088',
  name: 'confirmRealName',
  path: '/api/loged/confirmRealName',
  access: 'player',
  effect: 'write',
  request: record({ name: ruled(realName) }),
  response: nothing,
  refuses: ['NAME_ALREADY_SET'],
});

export const setWithdrawPW = defineCall({
  id: 'CALL-098',
  name: 'setWithdrawPW',
  path: '/api/loged/setWithdrawPW',
  access: 'player',
  effect: 'write',
  request: record({ withdrawPassword: ruled(withdrawPasswordSet) }),
  response: nothing,
  refuses: ['WITHDRAW_PASSWORD_ALREADY_SET'],
});
