/** Limits, time-outs and self-exclusion, set by players for themselves. Not in the specification. M13 to M17 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, money, nothing, oneOf, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/**
 * - `deposit`: all deposits, regardless of withdrawals.
 * - `loss`: stakes less prizes.
 * - `stake`: all stakes.
 * - `time`: minutes in which the site or a game is used.
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Spans in hours. The hour in which a span begins counts completely. */
export const limitSpans = ['24', '168', '720'] as const;
export type LimitSpan = (typeof limitSpans)[number];

/** Days of a time-out: 24 hours to six weeks. M16 */
export const timeOutDays = ['1', '2', '7', '14', '30', '42'] as const;
/** Days of a self-exclusion: six months to five years, or permanent. M16 */
export const exclusionDays = ['183', '365', '730', '1826', 'ever'] as const;
export const stopKinds = ['timeOut', 'exclusion'] as const;
export type StopKind = (typeof stopKinds)[number];
/** 9999-12-31: the end of a permanent stop. */
export const forEverMs = 253_402_214_400_000;

/** Minutes between reality checks, which show how long the player has played. M13 */
export const checkMinutes = ['15', '30', '45', '60'] as const;

const limit = record({
  kind: oneOf(limitKinds),
  span: oneOf(limitSpans),
  /** Satang, or minutes for time; absent if no limit is in force. */
  amount: optional(integer),
  /** The amount used now. A loss below zero is a gain. */
  used: withDefault(integer, 0),
  /** When the pending looser limit can be confirmed; absent if none is pending. */
  nextFromMs: optional(integer),
  /** The pending limit; absent if the limit will be removed. */
  nextAmount: optional(integer),
});
export type ProtectionLimit = Value<typeof limit>;

const stop = record({
  kind: oneOf(stopKinds),
  fromMs: integer,
  untilMs: integer,
});
export type ProtectionStop = Value<typeof stop>;

/** All settings of the player, and where to get help. */
export const protection = defineCall({
  id: 'CALL-X81',
  name: 'protection',
  path: '/api/loged/protection/view',
  access: 'player',
  request: record({}),
  response: record({
    limits: list(limit),
    /** The current time-out or exclusion. */
    stop: optional(stop),
    checkMinutes: oneOf(checkMinutes),
    /** Delay before a looser limit can be confirmed and take effect. M15 */
    looseningHours: withDefault(integer, 24),
    nowMs: integer,
  }),
});
export type Protection = Value<typeof protection.response>;

/**
 * Sets a limit, or removes it if there is no amount. A tighter limit is in force when the reply arrives. A looser one
 * needs the hours of `looseningHours` and `confirmLimit`. The amount is whole baht in satang, or minutes.
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

/** Puts a looser limit in force that was requested at least `looseningHours` ago. */
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
 * Stops play and deposits at once: once the reply arrives, no stake or deposit is accepted from any page or device.
 * Log-in and withdrawals stay open. A running stop can be extended but not shortened.
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

/** Totals since the log-in of this session, for the session bar and the reality check. M12, M13 */
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
    /** Stakes that took more than half of the balance on the game's account. */
    largeStakes: withDefault(integer, 0),
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

/** The last twelve months, newest first, every year, and all time, in the house's time zone. M06 */
export const activityStatement = defineCall({
  id: 'CALL-X88',
  name: 'activityStatement',
  path: '/api/loged/protection/activity',
  access: 'player',
  request: record({}),
  response: record({ months: list(sums), years: list(sums), lifetime: sums }),
});

/** Help for players who have lost control, from the operator's settings. Also for guests. M25 */
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
