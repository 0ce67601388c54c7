/** What a player has joined to the account by a third party, and taking it away again. Calls of ours. AMB-155, SI-38 */
import { defineCall } from '../call.ts';
import { passwordGiven } from '../rules/password.ts';
import { integer, list, nothing, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

const thirdPartyLink = record({
  authType: text,
  /** The name that the third party knows the player by. */
  passport: text,
  linkedMs: integer,
});
export type ThirdPartyLink = Value<typeof thirdPartyLink>;

export const thirdPartyLinks = defineCall({
  id: 'CALL-X45',
  name: 'thirdPartyLinks',
  path: '/api/loged/thirdParty/list',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(thirdPartyLink), []) }),
});

/**
 * Needs the password: whoever says it keeps that way in. One that is not there any more is no fault. S18
 */
export const unlinkThirdParty = defineCall({
  id: 'CALL-X46',
  name: 'unlinkThirdParty',
  path: '/api/loged/thirdParty/unlink',
  access: 'player',
  effect: 'write',
  request: record({ authType: text, passport: text, password: ruled(passwordGiven) }),
  response: nothing,
  refuses: ['WRONG_OLD_PASSWORD'],
});
