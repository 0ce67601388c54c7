/**
 * The player's email address. Without one: submitEmail, the code, confirmEmail. An unverified address is replaced by
 * updateEmail, a verified one by customer service only. AMB-145, AMB-149, ROLE-013
 */
import { defineCall } from '../call.ts';
import { email } from '../rules/contact.ts';
import { verificationCode } from '../rules/personal.ts';
import { nothing, record, ruled } from '../wire.ts';
import { codeDelivery } from './codeDelivery.ts';

/** Stores an address to be verified. Refused if one is set already. VALID-022 */
export const submitEmail = defineCall({
  id: 'CALL-084',
  name: 'submitEmail',
  path: '/api/loged/submitEmail',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email) }),
  response: nothing,
  refuses: ['PROOF_NEEDED', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_ALREADY_SET'],
});

/** Replaces an unverified address and invalidates codes sent to the old one. */
export const updateEmail = defineCall({
  id: 'CALL-091',
  name: 'updateEmail',
  path: '/api/loged/updateEmail',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email) }),
  response: nothing,
  refuses: ['PROOF_NEEDED', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_NOT_SET'],
});

/** Sends a code to the account's address: 6 digits, valid once, for 10 minutes, 5 tries. */
export const emailSend = defineCall({
  id: 'CALL-089',
  name: 'emailSend',
  path: '/api/loged/email',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email) }),
  response: codeDelivery,
  refuses: ['PROOF_NEEDED', 'CODE_SENT_RECENTLY', 'NO_SENDER', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_NOT_SET'],
});

/**
 * Verifies the address. That it belongs to another account is revealed only after a correct code, which proves access
 * to the mailbox. S16
 */
export const confirmEmail = defineCall({
  id: 'CALL-083',
  name: 'confirmEmail',
  path: '/api/loged/confirmEmail',
  access: 'player',
  effect: 'write',
  request: record({ email: ruled(email), code: ruled(verificationCode) }),
  response: nothing,
  refuses: ['PROOF_NEEDED', 'WRONG_CODE', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_TAKEN'],
});
