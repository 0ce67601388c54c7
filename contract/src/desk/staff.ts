/** Staff, keys of other systems, and the trail of everything that was seen and done. */
import * as v from 'valibot';
import { act, line, maybe, moment, nothing, pageOf, paging, read, whole } from './deskCall.ts';
import { permissions, roles } from './permissions.ts';

const name = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u));
const staffId = line;
const someRoles = v.pipe(v.array(v.picklist(roles)), v.minLength(1));

export const staffStates = ['invited', 'active', 'disabled'] as const;
const member = v.object({
  staffId: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(roles)),
  state: v.picklist(staffStates),
  createdMs: moment,
  /** 0 if never. */
  seenMs: moment,
  openSessions: v.number(),
});
const invitation = { staffId: v.string(), path: v.string(), expiresMs: moment };

export const staffList = read({
  path: '/operator/desk/staff',
  summary: 'Lists the members of staff',
  permission: 'staff.read',
  given: nothing,
  reply: { list: v.array(member) },
});
/** `path` is the one-time link, valid for 24 hours. It is shown in this reply only. */
export const inviteStaff = act({
  path: '/operator/desk/staff/invite',
  summary: 'Invites a person by a one-time link',
  permission: 'staff.manage',
  given: { name, roles: someRoles },
  reply: invitation,
});
/** Ends password, authenticator and sessions at once; the person sets new ones by the link. */
export const resetStaff = act({
  path: '/operator/desk/staff/reset',
  summary: 'Lets a person set password and authenticator again by a one-time link',
  permission: 'staff.manage',
  given: { staffId },
  reply: invitation,
});
export const changeStaffRoles = act({
  path: '/operator/desk/staff/roles',
  summary: 'Changes the roles of a person',
  permission: 'staff.manage',
  given: { staffId, roles: someRoles },
  reply: nothing,
});
export const disableStaff = act({
  path: '/operator/desk/staff/disable',
  summary: 'Disables a person and ends their sessions, or enables them again',
  permission: 'staff.manage',
  given: { staffId, isDisabled: v.boolean() },
  reply: nothing,
});

const keyRow = v.object({
  keyId: v.string(),
  name: v.string(),
  scopes: v.array(v.picklist(permissions)),
  createdMs: moment,
  createdBy: v.string(),
  /** 0 if never. */
  usedMs: moment,
  /** 0 while it is valid. */
  endedMs: moment,
});
export const keyList = read({
  path: '/operator/desk/keys',
  summary: "Lists the keys of the operator's systems",
  permission: 'staff.read',
  given: nothing,
  reply: { list: v.array(keyRow), isSettingKeyOn: v.boolean() },
});
/** `key` is shown in this reply only. A key is replaced by adding a second one and ending the first. */
export const addKey = act({
  path: '/operator/desk/keys/add',
  summary: 'Makes a key with scopes',
  permission: 'staff.manage',
  given: { name, scopes: v.pipe(v.array(v.picklist(permissions)), v.minLength(1)) },
  reply: { keyId: v.string(), key: v.string() },
});
export const endKey = act({
  path: '/operator/desk/keys/end',
  summary: 'Ends a key at once',
  permission: 'staff.manage',
  given: { keyId: line },
  reply: nothing,
});

export const trailOutcomes = ['begun', 'done', 'refused', 'unknown'] as const;
const trailEvent = v.object({
  eventId: v.string(),
  atMs: moment,
  actor: v.picklist(['staff', 'key', 'command', 'guest']),
  /** Name of the person or key. */
  who: v.string(),
  /** Method and path. */
  call: v.string(),
  /** What it was about: an account, an order, a game. */
  subject: v.string(),
  /** Account of the player whom it was about; '' if it was about none. */
  account: v.string(),
  outcome: v.picklist(trailOutcomes),
  status: v.number(),
  /** What was given, and what it changed. null where nothing was recorded. Secrets are never in it. */
  given: v.nullable(v.record(v.string(), v.unknown())),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  ip: v.string(),
  device: v.string(),
  requestId: v.string(),
});
export const trail = read({
  path: '/operator/desk/trail',
  summary: 'The trail, newest first. `kind` `acts` leaves out what was only seen',
  permission: 'audit.read',
  given: {
    who: maybe,
    account: maybe,
    call: maybe,
    kind: v.optional(v.picklist(['all', 'acts']), 'all'),
    sinceMs: v.optional(whole, 0),
    ...paging,
  },
  reply: pageOf(trailEvent),
});
