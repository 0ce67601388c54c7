/** Passkeys of staff: each person's own. A passkey that its device unlocks stands for password and code. */
import * as v from 'valibot';
import { act, line, moment, nothing, read } from './deskCall.ts';
import { linkToken, newPassword, openedSession } from './session.ts';

const challengeId = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));
/** What the browser's authenticator answers, as JSON. */
const response = v.pipe(v.string(), v.minLength(2), v.maxLength(10_000));
/** `options` is JSON for the browser's own call. */
const challenge = { challengeId: v.string(), options: v.string() };

export const ownPasskeys = read({
  path: '/operator/desk/passkeys',
  summary: 'The passkeys of the person who is logged in',
  permission: 'staff',
  given: nothing,
  reply: {
    list: v.array(
      v.object({
        passkeyId: v.string(),
        name: v.string(),
        createdMs: moment,
        /** 0 if never. */
        usedMs: moment,
      }),
    ),
  },
});
/** Asks for the password again, so that nobody adds a passkey at a desk that was left open. */
export const beginPasskey = act({
  path: '/operator/desk/passkeys/begin',
  summary: 'Begins to add a passkey',
  permission: 'staff',
  given: { password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) },
  reply: challenge,
});
export const addPasskey = act({
  path: '/operator/desk/passkeys/add',
  summary: 'Adds a passkey; at most ten a person',
  permission: 'staff',
  given: { challengeId, response, name: line },
  reply: nothing,
});
export const endPasskey = act({
  path: '/operator/desk/passkeys/end',
  summary: 'Ends a passkey of the person who is logged in',
  permission: 'staff',
  given: { passkeyId: line },
  reply: nothing,
});
/** The same for everybody: it names neither a person nor a passkey. */
export const beginPasskeyLogIn = act({
  path: '/operator/desk/session/passkey',
  summary: 'Begins a log-in by a passkey',
  permission: 'open',
  given: nothing,
  reply: challenge,
});
export const openByPasskey = act({
  path: '/operator/desk/session/passkey/open',
  summary: 'Logs a member of staff in by a passkey',
  permission: 'open',
  given: { challengeId, response },
  reply: openedSession,
});
/** An invitation may be answered with a passkey in place of an authenticator. The password is still the person's own. */
export const beginPasskeyEnrolment = act({
  path: '/operator/desk/enrol/passkey',
  summary: 'Begins to answer an invitation with a passkey',
  permission: 'open',
  given: { token: linkToken },
  reply: challenge,
});
/** Names the passkey after the browser and device. Password and code then open nothing, since there is no code. */
export const finishPasskeyEnrolment = act({
  path: '/operator/desk/enrol/passkey/finish',
  summary: "Sets the person's own password and passkey",
  permission: 'open',
  given: { token: linkToken, password: newPassword, challengeId, response },
  reply: openedSession,
});
