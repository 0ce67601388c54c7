/** Registration in its five variants, and the calls that its form needs. SI-05 */
import { adultAge } from '../age.ts';
import { checked } from '../checked.ts';
import type { FieldFault } from '../checked.ts';
import { defineCall } from '../call.ts';
import { message } from '../message.ts';
import { accountBase, accountRules, captchaAnswer, referralGiven } from '../rules/account.ts';
import { registrationEmail, registrationQQ, registrationWeChat } from '../rules/contact.ts';
import { newsChannels } from './newsChannels.ts';
import { passwordRules } from '../rules/password.ts';
import {
  callingCode,
  chineseCallingCode,
  mobile,
  nickname,
  phoneFault,
  phoneGiven,
  registrationName,
  verificationCode,
} from '../rules/personal.ts';
import { calendarDay } from '../rules/birthday.ts';
import { registrationWithdrawPassword } from '../rules/withdrawal.ts';
import { at, flag, integer, list, nothing, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import { registerItems } from './registration.ts';
import type { RegistrationVariant } from './registration.ts';

/** Optional items that the form shows, in order, and which are required. AMB-087 */
export const queryRegisterItem = defineCall({
  id: 'CALL-022',
  name: 'queryRegisterItem',
  path: '/api/guest/queryRegisterItem',
  access: 'guest',
  request: record({}),
  response: record({
    list: withDefault(list(record({ item: oneOf(registerItems), isRequired: at('required', flag) })), []),
    /** The age that the rules of the place require. M18 */
    leastAge: withDefault(integer, adultAge),
    /** Channels by which the house sends news to players who agree. M18 */
    newsChannels: withDefault(list(oneOf(newsChannels)), []),
  }),
});

/**
 * Checks whether an account name is free. Throttled, because it reveals which names exist. The variants' own rules are
 * checked by the form. S16
 */
export const verifyUsername = defineCall({
  id: 'CALL-064',
  name: 'verifyUsername',
  path: '/api/guest/verifyUsername',
  access: 'guest',
  request: record({ userAccount: ruled(accountBase) }),
  response: nothing,
  refuses: ['ACCOUNT_TAKEN'],
});

/** Fields of every variant; account and password by the variant's own rules. ENTITY-030, AMB-082, AMB-083 */
const fieldsOf = (variant: RegistrationVariant) => ({
  userAccount: ruled(accountRules[variant]),
  password: ruled(passwordRules[variant]),
  /** Protects against typing errors; a caller without a keyboard may omit it. */
  confirmPassword: optional(text),
  agentCode: optional(ruled(referralGiven)),
  captcha: ruled(captchaAnswer),
  captchaId: withDefault(text, ''),
  name: optional(ruled(registrationName)),
  qq: optional(ruled(registrationQQ)),
  weChat: optional(ruled(registrationWeChat)),
  email: optional(ruled(registrationEmail)),
  withdrawPassword: optional(ruled(registrationWithdrawPassword)),
  nickname: optional(ruled(nickname)),
  birthday: optional(ruled(calendarDay)),
  isAdult: at('adult', flag),
  hasAcceptedTerms: at('terms', flag),
  /** Consent to news by a channel: a box of its own that the player has ticked. M18 */
  newsByMail: withDefault(flag, false),
  newsBySms: withDefault(flag, false),
  newsByInbox: withDefault(flag, false),
  /** Links the third-party identity just confirmed to the new account. AMB-155 */
  linkTicket: withDefault(text, ''),
});

/** VALID-011 */
function repeated(request: { password: string; confirmPassword?: string | undefined }): FieldFault | undefined {
  const isSame = request.confirmPassword === undefined || request.confirmPassword === request.password;
  return isSame ? undefined : { field: 'confirmPassword', message: message('confirmMismatch') };
}

const shared = { access: 'guest', effect: 'write', response: nothing } as const;
/** REGISTRATION_CHANGED: the house uses another variant now, so the client must load the form again. AMB-084 */
const refuses = [
  'WRONG_CAPTCHA',
  'CAPTCHA_UNCHECKED',
  'ACCOUNT_TAKEN',
  'UNDERAGE_OR_TERMS',
  'UNDERAGE',
  'PHONE_TAKEN',
  'PASSWORD_BREACHED',
  'REGISTRATION_CHANGED',
  'LINK_EXPIRED',
] as const;

/** A phone without verification: 11 digits starting with 1. VALID-020 */
const withPhone = (variant: RegistrationVariant) =>
  checked(record({ ...fieldsOf(variant), mobilePhone: optional(ruled(mobile)) }), repeated);

/** The primary registration: the account starts with a letter. VALID-005, VALID-006, VALID-008 */
export const registered = defineCall({
  ...shared,
  id: 'CALL-059',
  name: 'registered',
  path: '/api/guest/registered',
  request: withPhone('plain'),
  refuses,
});

/** The password starts with a letter; the account may start with a digit. VALID-005, VALID-009 */
export const registeredGOA = defineCall({
  ...shared,
  id: 'CALL-060',
  name: 'registeredGOA',
  path: '/api/guest/registeredGOA',
  request: withPhone('GOA'),
  refuses,
});

/** The password is 6 or more letters or digits. VALID-005, VALID-010 */
export const registeredSPT = defineCall({
  ...shared,
  id: 'CALL-061',
  name: 'registeredSPT',
  path: '/api/guest/registeredSPT',
  request: withPhone('SPT'),
  refuses,
});

/** The account must not be a mobile number. VALID-005, VALID-007, VALID-008 */
export const registeredNew = defineCall({
  ...shared,
  id: 'CALL-063',
  name: 'registeredNew',
  path: '/api/guest/registeredNew',
  request: withPhone('New'),
  refuses,
});

/**
 * The phone is verified by a code from phoneSendVerify. A Chinese number needs a carrier's prefix, others 6 to 15
 * digits. VALID-021, AMB-091
 */
export const registeredPhone = defineCall({
  ...shared,
  id: 'CALL-062',
  name: 'registeredPhone',
  path: '/api/guest/registeredPhone',
  request: checked(
    record({
      ...fieldsOf('phone'),
      countryCode: withDefault(ruled(callingCode), chineseCallingCode),
      mobilePhone: ruled(phoneGiven),
      code: ruled(verificationCode),
    }),
    (request) => phoneFault(request) ?? repeated(request),
  ),
  refuses: [...refuses, 'WRONG_CODE'],
});
