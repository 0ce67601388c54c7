/** Phone, real name and withdrawal password, as far as money needs them. SI-38 */
import { defineCall } from '../call.ts';
import { checked } from '../checked.ts';
import { nationalId } from '../rules/nationalId.ts';
import {
  callingCode,
  chineseCallingCode,
  loosePhoneFault,
  phoneGiven,
  realNameGiven,
  verificationCode,
} from '../rules/personal.ts';
import { withdrawPasswordSet } from '../rules/withdrawal.ts';
import { nothing, optional, record, ruled, text, withDefault } from '../wire.ts';
import { codeDelivery } from './codeDelivery.ts';

/**
 * A phone and the country whose number it is; without one it is Chinese. Nothing stands for the phone that the house keeps
 * from the registration: the player reads its mask alone. VALID-020, AMB-091
 */
const phone = {
  mobilePhone: optional(ruled(phoneGiven)),
  countryCode: withDefault(ruled(callingCode), chineseCallingCode),
};
const phoneFault = ({ mobilePhone, countryCode }: { mobilePhone?: string | undefined; countryCode: string }) =>
  mobilePhone === undefined ? undefined : loosePhoneFault('mobilePhone', mobilePhone, countryCode);

/** Sends a code by SMS; in the sandbox it stands in the outbox. 6 digits, once, 10 minutes, 5 tries. ENV-012 */
export const sendPhoneSMS = defineCall({
  id: 'CALL-092',
  name: 'sendPhoneSMS',
  path: '/api/loged/sendPhoneSMS',
  access: 'player',
  effect: 'write',
  request: checked(record({ ...phone, scene: withDefault(text, 'verify') }), phoneFault),
  response: codeDelivery,
  refuses: ['CODE_SENT_RECENTLY', 'NO_SENDER', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

/** The second line for the same code: where the first was rejected or nothing has arrived. AMB-146 */
export const sendPhone = defineCall({
  id: 'CALL-090',
  name: 'sendPhone',
  path: '/api/loged/sendPhone',
  access: 'player',
  effect: 'write',
  request: checked(record(phone), phoneFault),
  response: codeDelivery,
  refuses: ['CODE_SENT_RECENTLY', 'NO_SENDER', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

export const confirmPhone = defineCall({
  id: 'CALL-087',
  name: 'confirmPhone',
  path: '/api/loged/confirmPhone',
  access: 'player',
  effect: 'write',
  request: checked(record({ ...phone, code: ruled(verificationCode) }), phoneFault),
  response: nothing,
  refuses: ['WRONG_CODE', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

/**
 * Settable once; afterwards customer service only. Which form of a name counts is the front config 'realNameVariant';
 * an ID number may be given where 'idCardRequired' says so: checked for its form and its holder's age, and not kept.
 * ROLE-012, VALID-015 to VALID-018, VALID-028, VALID-029, AMB-089, AMB-094
 */
export const confirmRealName = defineCall({
  id: 'CALL-088',
  name: 'confirmRealName',
  path: '/api/loged/confirmRealName',
  access: 'player',
  effect: 'write',
  request: record({ name: ruled(realNameGiven), idCard: optional(ruled(nationalId)) }),
  response: nothing,
  refuses: ['NAME_ALREADY_SET', 'UNDERAGE'],
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
