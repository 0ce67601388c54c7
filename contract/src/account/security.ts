/** Phone, real name and withdrawal password, as needed for withdrawals. SI-38 */
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
 * A phone and its country; Chinese if no country is given. Empty means the phone of the registration, which the player
 * only sees masked. VALID-020, AMB-091
 */
const phone = {
  mobilePhone: optional(ruled(phoneGiven)),
  countryCode: withDefault(ruled(callingCode), chineseCallingCode),
};
const phoneFault = ({ mobilePhone, countryCode }: { mobilePhone?: string | undefined; countryCode: string }) =>
  mobilePhone === undefined ? undefined : loosePhoneFault('mobilePhone', mobilePhone, countryCode);

/** Sends a code by SMS; the sandbox shows it in its outbox. 6 digits, valid once, for 10 minutes, 5 tries. ENV-012 */
export const sendPhoneSMS = defineCall({
  id: 'CALL-092',
  name: 'sendPhoneSMS',
  path: '/api/loged/sendPhoneSMS',
  access: 'player',
  effect: 'write',
  request: checked(record({ ...phone, scene: withDefault(text, 'verify') }), phoneFault),
  response: codeDelivery,
  refuses: ['PROOF_NEEDED', 'CODE_SENT_RECENTLY', 'NO_SENDER', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

/** Sends the same code by the second provider, if the first failed or nothing arrived. AMB-146 */
export const sendPhone = defineCall({
  id: 'CALL-090',
  name: 'sendPhone',
  path: '/api/loged/sendPhone',
  access: 'player',
  effect: 'write',
  request: checked(record(phone), phoneFault),
  response: codeDelivery,
  refuses: ['PROOF_NEEDED', 'CODE_SENT_RECENTLY', 'NO_SENDER', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

export const confirmPhone = defineCall({
  id: 'CALL-087',
  name: 'confirmPhone',
  path: '/api/loged/confirmPhone',
  access: 'player',
  effect: 'write',
  request: checked(record({ ...phone, code: ruled(verificationCode) }), phoneFault),
  response: nothing,
  refuses: ['PROOF_NEEDED', 'WRONG_CODE', 'PHONE_ALREADY_VERIFIED', 'PHONE_TAKEN'],
});

/**
 * Sets the real name once; afterwards only customer service can change it. Front config 'realNameVariant' selects the
 * format. If 'idCardRequired' is set, an ID number is validated for format and age, and not stored. ROLE-012, VALID-015
 * to VALID-018, VALID-028, VALID-029, AMB-089, AMB-094
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
  refuses: ['PROOF_NEEDED', 'WITHDRAW_PASSWORD_ALREADY_SET', 'PASSWORD_BREACHED'],
});
