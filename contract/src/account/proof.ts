/** A player proves again who they are, within an open session. Not in the specification. S18, ASVS V7.5.1 */
import { defineCall } from '../call.ts';
import { passwordGiven } from '../rules/password.ts';
import { factorCode } from '../rules/personal.ts';
import { nothing, optional, record, ruled } from '../wire.ts';

/**
 * Needs the password, and a code or recovery code while the second factor is on. It counts for fifteen minutes of this
 * session, for the writes that refuse with PROOF_NEEDED, whose data says whether a code is needed: `hasFactor`.
 */
export const proveSelf = defineCall({
  id: 'CALL-X98',
  name: 'proveSelf',
  path: '/api/loged/prove',
  access: 'player',
  effect: 'write',
  request: record({ password: ruled(passwordGiven), code: optional(ruled(factorCode)) }),
  response: nothing,
  refuses: ['WRONG_OLD_PASSWORD', 'WRONG_CODE', 'LOGIN_LOCKED', 'PROOF_NEEDED'],
});
