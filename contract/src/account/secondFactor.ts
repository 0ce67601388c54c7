/**
 * A second factor: codes of an authenticator by RFC 6238 (SHA-1, 6 digits, 30 s), and recovery codes for its loss. Not
 * in the specification. SI-38
 */
import { defineCall } from '../call.ts';
import { passwordGiven } from '../rules/password.ts';
import { factorCode } from '../rules/personal.ts';
import { at, flag, integer, list, nothing, record, ruled, text, withDefault } from '../wire.ts';

export const secondFactor = defineCall({
  id: 'CALL-X21',
  name: 'secondFactor',
  path: '/api/loged/secondFactor',
  access: 'player',
  request: record({}),
  response: record({
    isOn: at('on', flag),
    sinceMs: withDefault(integer, 0),
    /** Recovery codes that have not been used. */
    recoveryLeft: withDefault(integer, 0),
  }),
});

/** Returns a new secret, shown once. It has no effect until confirmed with a code. */
export const beginSecondFactor = defineCall({
  id: 'CALL-X22',
  name: 'beginSecondFactor',
  path: '/api/loged/secondFactor/begin',
  access: 'player',
  effect: 'write',
  request: record({ password: ruled(passwordGiven) }),
  response: record({
    /** Base32, for typing. */
    secret: text,
    /** otpauth://, for a QR code. */
    uri: text,
  }),
  refuses: ['WRONG_OLD_PASSWORD', 'SECOND_FACTOR_ON'],
});

const recoveryCodes = record({ list: withDefault(list(text), []) });

/** Turns the second factor on. Returns ten recovery codes, shown once and stored as hashes. */
export const confirmSecondFactor = defineCall({
  id: 'CALL-X23',
  name: 'confirmSecondFactor',
  path: '/api/loged/secondFactor/confirm',
  access: 'player',
  effect: 'write',
  request: record({ code: ruled(factorCode) }),
  response: recoveryCodes,
  refuses: ['WRONG_CODE', 'SECOND_FACTOR_ON'],
});

/** Turns it off with the password and a code or recovery code. Pauses withdrawals. S18 */
export const endSecondFactor = defineCall({
  id: 'CALL-X24',
  name: 'endSecondFactor',
  path: '/api/loged/secondFactor/end',
  access: 'player',
  effect: 'write',
  request: record({ password: ruled(passwordGiven), code: ruled(factorCode) }),
  response: nothing,
  refuses: ['WRONG_OLD_PASSWORD', 'WRONG_CODE', 'LOGIN_LOCKED', 'SECOND_FACTOR_OFF'],
});

/** Replaces the recovery codes with ten new ones. */
export const renewRecoveryCodes = defineCall({
  id: 'CALL-X25',
  name: 'renewRecoveryCodes',
  path: '/api/loged/secondFactor/recovery',
  access: 'player',
  effect: 'write',
  request: record({ password: ruled(passwordGiven), code: ruled(factorCode) }),
  response: recoveryCodes,
  refuses: ['WRONG_OLD_PASSWORD', 'WRONG_CODE', 'LOGIN_LOCKED', 'SECOND_FACTOR_OFF'],
});

/** Second step of a log-in. `ticket` is the data of the refusal SECOND_FACTOR_NEEDED, valid for 5 minutes. */
export const finishLogin = defineCall({
  id: 'CALL-X26',
  name: 'finishLogin',
  path: '/api/login/secondFactor',
  access: 'guest',
  effect: 'write',
  request: record({ ticket: text, code: ruled(factorCode) }),
  response: nothing,
  refuses: ['WRONG_CODE', 'LOGIN_LOCKED', 'LOGIN_STEP_OVER', 'ACCOUNT_NOT_ACTIVATED', 'ACCOUNT_AUDIT_FAILED'],
});
