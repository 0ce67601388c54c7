/** Changing the log-in password and the withdrawal password. AMB-147, S18, S19 */
import { defineCall } from '../call.ts';
import { newPasswordGiven, oldPassword } from '../rules/password.ts';
import { verificationCode } from '../rules/personal.ts';
import { newWithdrawPassword, oldWithdrawPassword } from '../rules/withdrawal.ts';
import { integer, record, ruled, withDefault } from '../wire.ts';
import { codeDelivery } from './codeDelivery.ts';

/** Withdrawals are paused for this long after a password change; 0 if the operator sets no pause. */
const pause = record({ pauseHours: withDefault(integer, 0) });

/**
 * Needs the old password, ends all other sessions and pauses withdrawals. Front config 'passwordPolicy' sets the rule
 * for the new password. Breached passwords are refused. VALID-008, VALID-012
 */
export const updateLoginPassword = defineCall({
  id: 'CALL-096',
  name: 'updateLoginPassword',
  path: '/api/loged/updateLoginPassword',
  access: 'player',
  effect: 'write',
  request: record({ oldPassword: ruled(oldPassword), newPassword: ruled(newPasswordGiven) }),
  response: pause,
  refuses: ['PROOF_NEEDED', 'WRONG_OLD_PASSWORD', 'PASSWORD_BREACHED'],
});

/** Sends a code to the verified phone, or else to the verified email. */
export const sendWithdrawYZM = defineCall({
  id: 'CALL-097',
  name: 'sendWithdrawYZM',
  path: '/api/loged/sendWithdrawYZM',
  access: 'player',
  effect: 'write',
  request: record({}),
  response: codeDelivery,
  refuses: ['PROOF_NEEDED', 'CODE_SENT_RECENTLY', 'NO_SENDER', 'WITHDRAW_PASSWORD_NOT_SET', 'PHONE_NOT_VERIFIED'],
});

/** Changes the withdrawal password with the old one. Pauses withdrawals. */
export const updateWithdrawPW = defineCall({
  id: 'CALL-099',
  name: 'updateWithdrawPW',
  path: '/api/loged/updateWithdrawPW',
  access: 'player',
  effect: 'write',
  request: record({
    oldWithdrawPassword: ruled(oldWithdrawPassword),
    newWithdrawPassword: ruled(newWithdrawPassword),
  }),
  response: pause,
  refuses: [
    'PROOF_NEEDED',
    'WITHDRAW_PASSWORD_NOT_SET',
    'WRONG_OLD_PASSWORD',
    'WITHDRAW_PASSWORD_LOCKED',
    'PASSWORD_BREACHED',
  ],
});

/** Replaces a forgotten withdrawal password with a code of sendWithdrawYZM. Pauses withdrawals. */
export const updateWithdrawPWGOA = defineCall({
  id: 'CALL-100',
  name: 'updateWithdrawPWGOA',
  path: '/api/loged/updateWithdrawPWGOA',
  access: 'player',
  effect: 'write',
  request: record({ code: ruled(verificationCode), newWithdrawPassword: ruled(newWithdrawPassword) }),
  response: pause,
  refuses: ['PROOF_NEEDED', 'WITHDRAW_PASSWORD_NOT_SET', 'WRONG_CODE', 'PASSWORD_BREACHED'],
});
