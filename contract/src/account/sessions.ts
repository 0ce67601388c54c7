/**
 * Sessions as a player sees them: where the account is logged in, and a session handed over by an address. Calls of
 * ours beside the specification's. ROUTE-071, S01, S17, AMB-019
 */
import { defineCall } from '../call.ts';
import { at, flag, integer, nothing, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Whose session a ticket opens, so that the player can say yes to it. Reading it does not spend it. */
export const viewTicket = defineCall({
  id: 'CALL-X11',
  name: 'viewTicket',
  path: '/api/guest/ticket/view',
  access: 'guest',
  request: record({ ticket: text }),
  response: record({
    /** Masked by the house: first 3 and last 2 characters. */
    userAccount: text,
    /** Whether this browser is that player's already. */
    isOwn: withDefault(flag, false),
  }),
  refuses: ['TICKET_SPENT'],
});

/** Spends the ticket and opens a session of its own; what the browser had before is ended. */
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

/** How a session came to its end: by log-out, from another device, by the house, or by time. */
export const sessionEnds = ['logout', 'remote', 'kicked', 'expired'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

const loginSession = record({
  sessionId: text,
  /** Browser and system in a few words, as the browser calls itself; '' where it says nothing. */
  device: withDefault(text, ''),
  /** The address it was opened from, the second half hidden. */
  place: withDefault(text, ''),
  openedMs: integer,
  seenMs: integer,
  /** Absent while the session is open. */
  end: optional(oneOf(sessionEnds)),
  isCurrent: at('current', flag),
});
export type LoginSession = Value<typeof loginSession>;

/** Every session of the last 90 days, newest first, open ones among them. */
export const loginSessions = defineCall({
  id: 'CALL-X13',
  name: 'loginSessions',
  path: '/api/loged/session/list',
  access: 'player',
  request: record(paging),
  response: page(loginSession),
});

/** Logs one of the player's other devices out; its next call answers 706. */
export const endLoginSession = defineCall({
  id: 'CALL-X14',
  name: 'endLoginSession',
  path: '/api/loged/session/end',
  access: 'player',
  effect: 'write',
  request: record({ sessionId: text }),
  response: nothing,
  refuses: ['UNKNOWN_SESSION'],
});

/** Logs every other device of the player out; answers how many there were. */
export const endOtherSessions = defineCall({
  id: 'CALL-X15',
  name: 'endOtherSessions',
  path: '/api/loged/session/endOthers',
  access: 'player',
  effect: 'write',
  request: record({}),
  response: record({ count: integer }),
});
