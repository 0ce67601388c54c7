/** Log-in, enrolment and the present session of a member of staff. */
import * as v from 'valibot';
import { act, line, moment, nothing, read } from './deskCall.ts';
import { permissions, roles } from './permissions.ts';

export const leastPassword = 12;
/** A password that a person sets. */
export const newPassword = v.pipe(v.string(), v.minLength(leastPassword), v.maxLength(200));
const code = v.pipe(v.string(), v.regex(/^\d{6}$/));
/** Of an invitation's link. */
export const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));

/** Who is logged in, and what the pages need to know of the house. */
export const openedSession = {
  staffId: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(roles)),
  permissions: v.array(v.picklist(permissions)),
  /** The session ends without activity at the first, in any case at the second. */
  idleEndsMs: moment,
  endsMs: moment,
  siteName: v.string(),
  /** ISO code and number of decimals of the site's currency, in which all `…Satang` are. */
  currency: v.string(),
  decimals: v.number(),
  /** Offset of the house's clock from UTC. */
  zoneMinutes: v.number(),
  isSandbox: v.boolean(),
  nowMs: moment,
  /** Above this amount two people have to approve; minor units. */
  twoPersonAboveSatang: v.number(),
};

/** A name, a password and the code of the authenticator. Whichever is wrong, the answer is `wrongLogIn`. */
export const openSession = act({
  path: '/operator/desk/session/open',
  summary: 'Logs a member of staff in',
  permission: 'open',
  given: { name: line, password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), code },
  reply: openedSession,
});
/** Also the first request of a page: 401 `loggedOut` without a session. Does not count as activity. */
export const mySession = read({
  path: '/operator/desk/session',
  summary: 'Who is logged in, with permissions and what the pages need to know of the house',
  permission: 'staff',
  given: nothing,
  reply: openedSession,
  isUntracked: true,
});
export const closeSession = act({
  path: '/operator/desk/session/close',
  summary: 'Logs out',
  permission: 'staff',
  given: nothing,
  reply: nothing,
});
/** Opens the invitation of the page `/desk/enrol?token=…`. The secret of the authenticator is shown here only. */
export const beginEnrolment = act({
  path: '/operator/desk/enrol/begin',
  summary: 'Opens an invitation: name, and the secret for the authenticator',
  permission: 'open',
  given: { token: linkToken },
  reply: { name: v.string(), secret: v.string(), otpauth: v.string(), expiresMs: moment },
});
/** Sets password and authenticator, ends the invitation and all earlier sessions of the person, and logs in. */
export const finishEnrolment = act({
  path: '/operator/desk/enrol/finish',
  summary: "Sets the person's own password and authenticator",
  permission: 'open',
  given: { token: linkToken, password: newPassword, code },
  reply: openedSession,
});
