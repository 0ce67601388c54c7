/** Invitations of friends, and the bonus for both. SI-36, SCREEN-038, SCREEN-055, SCREEN-056 */
import * as v from 'valibot';
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { message } from '../message.ts';
import { at, flag, integer, list, money, optional, paging, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** The inviter's private note on an invitation; at most 20 characters. */
export const noteLength = 20;
/** Maximum open invitations for single friends. */
export const mostOpenInvitations = 10;

/** One friend. Conditions are only reported as met or not, because their deposits and bets are private. ENUM-011 */
export const invitationRow = record({
  inviteId: text,
  status: text,
  /** Code of an invitation for a single friend; '' if the friend used the player's general code. */
  inviteCode: withDefault(text, ''),
  note: withDefault(text, ''),
  /** Masked by the house; '' until they have registered. */
  userAccount: withDefault(text, ''),
  createdMs: at('createTime', integer),
  expiresMs: at('expireTime', optional(integer)),
  registeredMs: at('registerTime', optional(integer)),
  hasDeposited: at('depositDone', withDefault(flag, false)),
  hasStaked: at('betFlowDone', withDefault(flag, false)),
  /** STATE-015, AMB-066 */
  hasInviterClaimed: at('inviterClaimed', withDefault(flag, false)),
});
export type InvitationRow = Value<typeof invitationRow>;

/** The invitation by which the player registered. */
export const ownInvitation = record({
  inviteId: text,
  /** The inviter, masked by the house. */
  userAccount: text,
  hasDeposited: at('depositDone', withDefault(flag, false)),
  hasStaked: at('betFlowDone', withDefault(flag, false)),
  hasInviterClaimed: at('inviterClaimed', withDefault(flag, false)),
  hasClaimed: at('claimed', withDefault(flag, false)),
});
export type OwnInvitation = Value<typeof ownInvitation>;

/** The player's own code, and the deposit and stakes that a friend needs for both bonuses. Satang. */
export const inviteCode = defineCall({
  id: 'CALL-146',
  name: 'inviteCode',
  path: '/api/loged/inviteCode',
  access: 'player',
  request: record({}),
  response: record({
    inviteCode: text,
    depositSatang: at('depositAmount', money),
    stakeSatang: at('betFlow', money),
    /** Absent if the operator gives no bonus. */
    inviterTerms: optional(bonusTerms),
    inviteeTerms: optional(bonusTerms),
  }),
});

/** Newest first. */
export const inviteList = defineCall({
  id: 'CALL-147',
  name: 'inviteList',
  path: '/api/loged/inviteList',
  access: 'player',
  request: record(paging),
  response: record({
    list: withDefault(list(invitationRow), []),
    total: withDefault(integer, 0),
    /** Absent if the player was not invited. */
    invitedBy: optional(ownInvitation),
  }),
});

/** The inviter's bonus, then the friend's; each once. STATE-011, STATE-015 */
export const getInviteBonus = defineCall({
  id: 'CALL-148',
  name: 'getInviteBonus',
  path: '/api/loged/getInviteBonus',
  access: 'player',
  effect: 'money',
  request: record({ inviteId: text }),
  response: record({ amountSatang: at('amount', money), targetSatang: at('betFlow', money) }),
  refuses: [
    'UNKNOWN_INVITATION',
    'INVITE_NOT_REACHED',
    'INVITER_FIRST',
    'INVITE_CLAIMED',
    'INVITE_HELD',
    'INVITE_REFUSED',
  ],
});

/** Total bonuses from invitations, and the operator's text if the player came through an agent. AMB-156 */
export const userAgentBonus = defineCall({
  id: 'CALL-167',
  name: 'userAgentBonus',
  path: '/api/loged/userAgentBonus',
  access: 'player',
  request: record({}),
  response: record({
    bonusText: withDefault(text, ''),
    totalSatang: at('totalAmount', withDefault(money, 0)),
    /** Friends who have registered. */
    friends: at('inviteCount', withDefault(integer, 0)),
    /** Bonuses that wait for the inviter's claim. */
    waiting: at('waitCount', withDefault(integer, 0)),
  }),
});

/**
 * An invitation for one friend, with a code of its own. Not in the specification, but needed for the states 未注册 and
 * 已过期.
 */
export const createInvitation = defineCall({
  id: 'CALL-X62',
  name: 'createInvitation',
  path: '/api/loged/invite/create',
  access: 'player',
  effect: 'write',
  request: record({
    note: ruled(v.pipe(v.string(), v.trim(), v.maxLength(noteLength, message('inviteNote', { max: noteLength })))),
  }),
  response: record({ inviteId: text, inviteCode: text }),
  refuses: ['TOO_MANY_INVITES'],
});
