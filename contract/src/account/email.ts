/**
 * The player's email address. None yet: submitEmail, then the code, then confirmEmail; one that is not verified is
 * replaced by updateEmail; a verified one only by customer service. AMB-145, AMB-149, ROLE-013
 */
import { defineCall } from '../call.ts';
import { email } from '../rules/contact.ts';
import { verificationCode } from '../rules/personal.ts';
import { nothing, record, ruled } from '../wire.ts';
import { codeDelivery } from './codeDelivery.ts';

/** Keeps an address that is still to be verified. Refuses where there is one already. VALID-022 */
export const submitEmail = defineCall({
  id: 'CALL-084',
  name: 'submitEmail',
  path: '/api/loged/submitEmail',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email) }),
  response: nothing,
  refuses: ['EMAIL_ALREADY_VERIFIED', 'EMAIL_ALREADY_SET'],
});

/** Replaces an address that is not verified; codes sent to the old one are worth nothing. */
export const updateEmail = defineCall({
  id: 'CALL-091',
  name: 'updateEmail',
  path: '/api/loged/updateEmail',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email) }),
  response: nothing,
  refuses: ['EMAIL_ALREADY_VERIFIED', 'EMAIL_NOT_SET'],
});

/** Sends the code to the address that the account has: 6 digits, once, 10 minutes, 5 tries. */
export const emailSend = defineCall({
  id: 'CALL-089',
  name: 'emailSend',
  path: '/api/loged/email',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email) }),
  response: codeDelivery,
  refuses: ['CODE_SENT_RECENTLY', 'NO_SENDER', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_NOT_SET'],
});

/** Whether somebody else has verified the address is told only to who can read its mail. S16 */
export const confirmEmail = defineCall({
  id: 'CALL-083',
  name: 'confirmEmail',
  path: '/api/loged/confirmEmail',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email), code: ruled(verificationCode) }),
  response: nothing,
  refuses: ['WRONG_CODE', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_TAKEN'],
});
