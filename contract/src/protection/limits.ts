/**
 * Limits, time-outs and self-exclusion: what a player sets for themselves. Not in the specification. M13 to M17
 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, money, nothing, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/**
 * - `deposit`: all that is paid in, whatever is paid out again.
 * - `loss`: what is staked less what comes back.
 * - `stake`: all that is staked.
 * - `time`: minutes in which the site or a game is in use.
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Spans in hours. The hour in which a span began counts whole. */
export const limitSpans = ['24', '168', '720'] as const;
export type LimitSpan = (typeof limitSpans)[number];

/** A looser limit takes effect so long after it was asked for, and once it is confirmed. M15 */
export const looseningMs = 24 * 3_600_000;

/** Days of a time-out: 24 hours to six weeks. M16 */
export const timeOutDays = ['1', '2', '7', '14', '30', '42'] as const;
/** Days of a self-exclusion: six months to five years, or for ever. M16 */
export const exclusionDays = ['183', '365', '730', '1826', 'ever'] as const;
export const stopKinds = ['timeOut', 'exclusion'] as const;
export type StopKind = (typeof stopKinds)[number];
/** 9999-12-31: the end of a stop that has none. */
export const forEverMs = 253_402_214_400_000;

/** Minutes after which a player is told how long they have played. M13 */
export const checkMinutes = ['15', '30', '45', '60'] as const;

const limit = record({
  kind: oneOf(limitKinds),
  span: oneOf(limitSpans),
  /** Satang, or minutes of time; absent where no limit is in force. */
  amount: optional(integer),
  /** What counts against it now. Of a loss below zero the player is ahead. */
  used: withDefault(integer, 0),
  /** From when the looser limit that waits can be confirmed; absent where none waits. */
  nextFromMs: optional(integer),
  /** What it will be; absent where it will be no limit. */
  nextAmount: optional(integer),
});
export type ProtectionLimit = Value<typeof limit>;

const stop = record({
  kind: oneOf(stopKinds),
  fromMs: integer,
  untilMs: integer,
});
export type ProtectionStop = Value<typeof stop>;

/** Everything a player has set, and who helps. */
export const protection = defineCall({
  id: 'CALL-X81',
  name: 'protection',
  path: '/api/loged/protection/view',
  access: 'player',
  request: record({}),
  response: record({
    limits: list(limit),
    /** The running time-out or exclusion. */
    stop: optional(stop),
    checkMinutes: oneOf(checkMinutes),
    nowMs: integer,
  }),
});
export type Protection = Value<typeof protection.response>;

/**
 * Sets a limit; without an amount there shall be none. A tighter one is in force when the reply comes, a looser one waits
 * for a day and `confirmLimit`. The amount is whole baht in satang, or minutes.
 */
export const setLimit = defineCall({
  id: 'CALL-X82',
  name: 'setLimit',
  path: '/api/loged/protection/limit/set',
  access: 'player',
  effect: 'write',
  request: record({ kind: oneOf(limitKinds), span: oneOf(limitSpans), amount: optional(integer) }),
  response: record({ isWaiting: at('waits', flag) }),
  refuses: ['UNKNOWN_LIMIT'],
});

const named = { kind: oneOf(limitKinds), span: oneOf(limitSpans) };

/** Puts the looser limit in force that was asked for at least a day ago. */
export const confirmLimit = defineCall({
  id: 'CALL-X83',
  name: 'confirmLimit',
  path: '/api/loged/protection/limit/confirm',
  access: 'player',
  effect: 'write',
  request: record(named),
  response: nothing,
  refuses: ['UNKNOWN_LIMIT', 'LIMIT_WAITS'],
});

/** Keeps the limit in force and drops the looser one. */
export const keepLimit = defineCall({
  id: 'CALL-X84',
  name: 'keepLimit',
  path: '/api/loged/protection/limit/keep',
  access: 'player',
  effect: 'write',
  request: record(named),
  response: nothing,
  refuses: ['UNKNOWN_LIMIT'],
});

/**
 * Stops play and deposits at once: when the reply comes, no stake and no deposit is accepted from any page or device.
 * Log-in and withdrawals stay open. A running stop can be extended and not cut short.
 */
export const stopPlay = defineCall({
  id: 'CALL-X85',
  name: 'stopPlay',
  path: '/api/loged/protection/stop',
  access: 'player',
  effect: 'write',
  request: record({ kind: oneOf(stopKinds), days: oneOf([...timeOutDays, ...exclusionDays]) }),
  response: record({ untilMs: integer }),
  refuses: ['UNKNOWN_LIMIT', 'STOP_RUNS'],
});

export const setRealityCheck = defineCall({
  id: 'CALL-X86',
  name: 'setRealityCheck',
  path: '/api/loged/protection/check',
  access: 'player',
  effect: 'write',
  request: record({ minutes: oneOf(checkMinutes) }),
  response: nothing,
});

/** What has happened since the log-in of this session, for the bar and the reality check. M12, M13 */
export const sessionSums = defineCall({
  id: 'CALL-X87',
  name: 'sessionSums',
  path: '/api/loged/protection/session',
  access: 'player',
  request: record({}),
  response: record({
    openedMs: integer,
    stakedSatang: at('staked', money),
    returnedSatang: at('returned', money),
    checkMinutes: oneOf(checkMinutes),
    stoppedUntilMs: withDefault(integer, 0),
    nowMs: integer,
  }),
});
export type SessionSums = Value<typeof sessionSums.response>;

const sums = record({
  /** `2026-11`, `2026`, or '' for all time. */
  period: withDefault(text, ''),
  stakedSatang: at('staked', money),
  returnedSatang: at('returned', money),
  depositedSatang: at('deposited', money),
  withdrawnSatang: at('withdrawn', money),
});
export type ActivitySums = Value<typeof sums>;

/** The last twelve months, newest first, every year, and all time, by the house's calendar. M06 */
export const activityStatement = defineCall({
  id: 'CALL-X88',
  name: 'activityStatement',
  path: '/api/loged/protection/activity',
  access: 'player',
  request: record({}),
  response: record({ months: list(sums), years: list(sums), lifetime: sums }),
});

/** Who helps a player who has lost control, by the operator's settings. For guests too. M25 */
export const helpContacts = defineCall({
  id: 'CALL-X89',
  name: 'helpContacts',
  path: '/api/guest/protection/help',
  access: 'guest',
  request: record({}),
  response: record({
    list: list(record({ name: text, words: withDefault(text, ''), href: withDefault(text, '') })),
  }),
});
