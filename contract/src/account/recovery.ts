/** Ways and steps of a password recovery, and its calls. ENUM-023, SI-06 */
import { checked } from '../checked.ts';
import { defineCall } from '../call.ts';
import { message } from '../message.ts';
import { accountLogin } from '../rules/account.ts';
import { email } from '../rules/contact.ts';
import { newPassword } from '../rules/password.ts';
import { callingCode, chineseCallingCode, loosePhoneFault, phoneGiven, verificationCode } from '../rules/personal.ts';
import { requiredSecret } from '../rules/required.ts';
import { nothing, oneOf, record, ruled, text, withDefault } from '../wire.ts';
import { captchaOfCode, codeDelivery } from './codeDelivery.ts';

export const recoveryWays = ['sms', 'email', 'service'] as const;
export type RecoveryWay = (typeof recoveryWays)[number];
export const recoveryWayLabel = (way: RecoveryWay) => `recoveryWay.${way}` as const;

export const recoverySteps = ['send', 'verify', 'finish'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];
export const recoveryStepLabel = (step: RecoveryStep) => `recoveryStep.${step}` as const;
/** The step after `step`; undefined after the last. */
export const nextStep = (step: RecoveryStep): RecoveryStep | undefined =>
  recoverySteps[recoverySteps.indexOf(step) + 1];

const guest = { access: 'guest', effect: 'write' } as const;
const account = { userAccount: ruled(accountLogin) };
const country = { countryCode: withDefault(ruled(callingCode), chineseCallingCode) };

/**
 * Step 1 by email. The reply is the same whether or not an account has this address. The code is valid once, for 10
 * minutes and 5 tries, on the requesting device only. AMB-144, S16
 */
export const forgetSendCode = defineCall({
  ...guest,
  id: 'CALL-068',
  name: 'forgetSendCode',
  path: '/api/guest/forget/sendCode',
  request: record({ ...account, ...captchaOfCode, way: withDefault(oneOf(['email']), 'email'), target: ruled(email) }),
  response: codeDelivery,
  refuses: ['WRONG_CAPTCHA', 'CAPTCHA_UNCHECKED', 'CODE_SENT_RECENTLY', 'NO_SENDER'],
});

/** Step 1 by SMS. AMB-144, S16 */
export const forgetSendCodeNew = defineCall({
  ...guest,
  id: 'CALL-069',
  name: 'forgetSendCodeNew',
  path: '/api/guest/forget/sendCodeNew',
  request: checked(
    record({
      ...account,
      ...country,
      ...captchaOfCode,
      way: withDefault(oneOf(['sms']), 'sms'),
      target: ruled(phoneGiven),
    }),
    ({ target, countryCode }) => loosePhoneFault('target', target, countryCode),
  ),
  response: codeDelivery,
  refuses: ['WRONG_CAPTCHA', 'CAPTCHA_UNCHECKED', 'CODE_SENT_RECENTLY', 'NO_SENDER'],
});

/** Repeats step 1 by another SMS provider if no message arrived within 60 s. AMB-144 */
export const lotterySendCode = defineCall({
  ...guest,
  id: 'CALL-072',
  name: 'lotterySendCode',
  path: '/api/guest/lottery/login/sendVerifictionCode',
  request: checked(
    record({ ...account, ...country, ...captchaOfCode, mobilePhone: ruled(phoneGiven) }),
    ({ mobilePhone, countryCode }) => loosePhoneFault('mobilePhone', mobilePhone, countryCode),
  ),
  response: codeDelivery,
  refuses: ['WRONG_CAPTCHA', 'CAPTCHA_UNCHECKED', 'CODE_SENT_RECENTLY', 'NO_SENDER'],
});

/** Step 2: exchanges the code for a token that allows one new password within 10 minutes. */
export const forgetConfirm = defineCall({
  ...guest,
  id: 'CALL-070',
  name: 'forgetConfirm',
  path: '/api/guest/forget/confirm',
  request: record({ ...account, way: oneOf(['sms', 'email']), code: ruled(verificationCode) }),
  response: record({ token: text }),
  refuses: ['WRONG_CODE'],
});

/** Step 3: sets the new password. Ends all sessions of the player and clears log-in locks. VALID-008, VALID-011 */
export const forgetPassword = defineCall({
  ...guest,
  id: 'CALL-071',
  name: 'forgetPassword',
  path: '/api/guest/forgetPassword',
  request: checked(
    record({
      ...account,
      token: text,
      newPassword: ruled(newPassword),
      confirmPassword: ruled(requiredSecret('confirmPassword')),
    }),
    (request) =>
      request.confirmPassword === request.newPassword
        ? undefined
        : { field: 'confirmPassword', message: message('confirmMismatch') },
  ),
  response: nothing,
  refuses: ['RECOVERY_EXPIRED', 'PASSWORD_BREACHED'],
});
