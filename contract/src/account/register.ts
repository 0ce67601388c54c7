/** Registration and what stands around it. SI-05 */
import { defineCall } from '../call.ts';
import { accountRegister, captchaAnswer } from '../rules/account.ts';
import { registrationEmail, registrationQQ, registrationWeChat } from '../rules/contact.ts';
import { passwordRegister } from '../rules/password.ts';
import { mobile, nickname, registrationName } from '../rules/personal.ts';
import { registrationWithdrawPassword } from '../rules/withdrawal.ts';
import { at, flag, list, nothing, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';

/** The optional items of the form. ENTITY-031, AMB-088 */
export const registerItems = ['name', 'qq', 'weChat', 'email', 'withdrawPassword', 'nickname'] as const;

export const queryRegisterItem = defineCall({
  id: 'CALL-022',
  name: 'queryRegisterItem',
  path: '/api/guest/queryRegisterItem',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(list(record({ item: oneOf(registerItems), isRequired: at('required', flag) })), []),
  }),
});

/** The registration, plain variant; ENUM-026. Account and password rules: AMB-082, AMB-083. */
export const registered = defineCall({
  id: 'CALL-059',
  name: 'registered',
  path: '/api/guest/registered',
  access: 'guest',
  effect: 'write',
  request: record({
    userAccount: ruled(accountRegister),
    password: ruled(passwordRegister),
    mobilePhone: optional(ruled(mobile)),
    agentCode: withDefault(text, ''),
    captcha: ruled(captchaAnswer),
    captchaId: withDefault(text, ''),
    name: optional(ruled(registrationName)),
    qq: optional(ruled(registrationQQ)),
    weChat: optional(ruled(registrationWeChat)),
    email: optional(ruled(registrationEmail)),
    withdrawPassword: optional(ruled(registrationWithdrawPassword)),
    nickname: optional(ruled(nickname)),
    isAdult: at('adult', flag),
    hasAcceptedTerms: at('terms', flag),
  }),
  response: nothing,
  refuses: ['WRONG_CAPTCHA', 'ACCOUNT_TAKEN', 'UNDERAGE_OR_TERMS', 'PHONE_TAKEN'],
});

/** Is the account name free? Throttled: it enumerates by design. S16 */
export const verifyUsername = defineCall({
  id: 'CALL-064',
  name: 'verifyUsername',
  path: '/api/guest/verifyUsername',
  access: 'guest',
  request: record({ userAccount: ruled(accountRegister) }),
  response: nothing,
  refuses: ['ACCOUNT_TAKEN'],
});
