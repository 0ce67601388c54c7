/**
 * Sessions as the player sees them, and log-in links of the operator. Not in the specification. ROUTE-071, S01, S17,
 * AMB-019
 */
import { defineCall } from '../call.ts';
import { at, flag, integer, nothing, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Returns whose session a ticket opens, so that the player can decide. Does not consume the ticket. */
export const viewTicket = defineCall({
  id: 'CALL-X11',
  name: 'viewTicket',
  path: '/api/guest/ticket/view',
  access: 'guest',
  request: record({ ticket: text }),
  response: record({
    /** Masked by the house: first 3 and last 2 characters. */
    userAccount: text,
    /** Whether that player is already logged in in this browser. */
    isOwn: withDefault(flag, false),
  }),
  refuses: ['TICKET_SPENT'],
});

/** Consumes the ticket, opens a session, and ends the browser's previous one. */
export const takeTicket = defineCall({
  id: 'CALL-X12',
  name: 'takeTicket',
  path: '/api/guest/ticket/take',
  access: 'guest',
  effect: 'write',
  request: record({ ticket: text }),
  response: nothing,
  refuses: ['TICKET_SPENT', 'ACCOUNT_NOT_ACTIVATED', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ACCOUNT_AUDIT_FAILED'],
});

/** How a session ended: by log-out, from another device, by the house, or by expiry. */
export const sessionEnds = ['logout', 'remote', 'kicked', 'expired'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

const loginSession = record({
  sessionId: text,
  /** Browser and operating system, as reported by the browser; '' if unknown. */
  device: withDefault(text, ''),
  /** IP address it was opened from, with the second half hidden. */
  place: withDefault(text, ''),
  openedMs: integer,
  seenMs: integer,
  /** Absent while the session is open. */
  end: optional(oneOf(sessionEnds)),
  isCurrent: at('current', flag),
});
export type LoginSession = Value<typeof loginSession>;

/** All sessions of the last 90 days, open ones included, newest first. */
export const loginSessions = defineCall({
  id: 'CALL-X13',
  name: 'loginSessions',
  path: '/api/loged/session/list',
  access: 'player',
  request: record(paging),
  response: page(loginSession),
});

/** Ends one other session of the player. Its next call gets code 706. */
export const endLoginSession = defineCall({
  id: 'CALL-X14',
  name: 'endLoginSession',
  path: '/api/loged/session/end',
  access: 'player',
  effect: 'write',
  request: record({ sessionId: text }),
  response: nothing,
  refuses: ['PROOF_NEEDED', 'UNKNOWN_SESSION'],
});

/** Ends all other sessions of the player. Returns how many. */
export const endOtherSessions = defineCall({
  id: 'CALL-X15',
  name: 'endOtherSessions',
  path: '/api/loged/session/endOthers',
  access: 'player',
  effect: 'write',
  request: record({}),
  response: record({ count: integer }),
  refuses: ['PROOF_NEEDED'],
});
