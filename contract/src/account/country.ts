/** The code for a phone before registration, and the list of countries. SI-05 */
import { checked } from '../checked.ts';
import { defineCall } from '../call.ts';
import { callingCode, chineseCallingCode, phoneFault, phoneGiven } from '../rules/personal.ts';
import { list, record, ruled, text, withDefault } from '../wire.ts';
import { captchaOfCode, codeDelivery } from './codeDelivery.ts';

/**
 * Sends a registration code: valid once, for 10 minutes, 5 tries; resend after 60 s, six an hour. If the phone belongs
 * to an account, the SMS says so; the reply is the same. ENV-012, S16
 */
export const phoneSendVerify = defineCall({
  id: 'CALL-093',
  name: 'phoneSendVerify',
  path: '/api/guest/phone/sendVerify',
  access: 'guest',
  effect: 'write',
  request: checked(
    record({
      ...captchaOfCode,
      mobilePhone: ruled(phoneGiven),
      countryCode: withDefault(ruled(callingCode), chineseCallingCode),
    }),
    phoneFault,
  ),
  response: codeDelivery,
  refuses: ['WRONG_CAPTCHA', 'CAPTCHA_UNCHECKED', 'CODE_SENT_RECENTLY', 'NO_SENDER'],
});

/** Countries by name in the player's language, most likely first. */
export const queryCountryList = defineCall({
  id: 'CALL-094',
  name: 'queryCountryList',
  path: '/api/guest/search/queryCountryList',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(list(record({ region: text, name: text, callingCode: text })), []),
  }),
});
