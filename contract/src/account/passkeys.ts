/**
 * Passkeys (WebAuthn): a log-in without a password. Not in the specification. Options and responses are the JSON of the
 * standard, as text. SI-38
 */
import { defineCall } from '../call.ts';
import { passwordGiven } from '../rules/password.ts';
import { passkeyName } from '../rules/personal.ts';
import { integer, list, nothing, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

const passkey = record({
  passkeyId: text,
  name: text,
  createdMs: integer,
  /** Absent until the passkey has been used. */
  usedMs: optional(integer),
});
export type Passkey = Value<typeof passkey>;

export const passkeys = defineCall({
  id: 'CALL-X31',
  name: 'passkeys',
  path: '/api/loged/passkey/list',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(passkey), []) }),
});

/** Returns options for `navigator.credentials.create`, valid for 5 minutes. Needs the password. S18 */
export const beginPasskey = defineCall({
  id: 'CALL-X32',
  name: 'beginPasskey',
  path: '/api/loged/passkey/begin',
  access: 'player',
  effect: 'write',
  request: record({ password: ruled(passwordGiven) }),
  response: record({ challengeId: text, options: text }),
  refuses: ['PROOF_NEEDED', 'WRONG_OLD_PASSWORD', 'TOO_MANY_PASSKEYS'],
});

export const addPasskey = defineCall({
  id: 'CALL-X33',
  name: 'addPasskey',
  path: '/api/loged/passkey/add',
  access: 'player',
  effect: 'write',
  request: record({ challengeId: text, response: text, name: ruled(passkeyName) }),
  response: nothing,
  refuses: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
});

export const renamePasskey = defineCall({
  id: 'CALL-X34',
  name: 'renamePasskey',
  path: '/api/loged/passkey/rename',
  access: 'player',
  effect: 'write',
  request: record({ passkeyId: text, name: ruled(passkeyName) }),
  response: nothing,
  refuses: ['UNKNOWN_PASSKEY'],
});

export const removePasskey = defineCall({
  id: 'CALL-X35',
  name: 'removePasskey',
  path: '/api/loged/passkey/remove',
  access: 'player',
  effect: 'write',
  request: record({ passkeyId: text, password: ruled(passwordGiven) }),
  response: nothing,
  refuses: ['PROOF_NEEDED', 'WRONG_OLD_PASSWORD', 'UNKNOWN_PASSKEY'],
});

/** Returns options for `navigator.credentials.get`. They name no account. */
export const beginPasskeyLogin = defineCall({
  id: 'CALL-X36',
  name: 'beginPasskeyLogin',
  path: '/api/login/passkey/begin',
  access: 'guest',
  effect: 'write',
  request: record({}),
  response: record({ challengeId: text, options: text }),
});

/** Opens a session. A passkey counts as two factors: a device, unlocked by a PIN or biometrics. */
export const passkeyLogin = defineCall({
  id: 'CALL-X37',
  name: 'passkeyLogin',
  path: '/api/login/passkey',
  access: 'guest',
  effect: 'write',
  request: record({ challengeId: text, response: text }),
  response: nothing,
  refuses: ['PASSKEY_REFUSED', 'SECOND_FACTOR_NEEDED', 'ACCOUNT_NOT_ACTIVATED', 'ACCOUNT_AUDIT_FAILED'],
});
