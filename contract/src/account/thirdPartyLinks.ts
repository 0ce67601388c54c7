/** Third-party identities linked to an account, and unlinking them. Not in the specification. AMB-155, SI-38 */
import { defineCall } from '../call.ts';
import { passwordGiven } from '../rules/password.ts';
import { integer, list, nothing, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

const thirdPartyLink = record({
  authType: text,
  /** The player's name at the third party. */
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
 * Removes a link. Needs the password, so that another way to log in remains. Succeeds if the link is already gone. S18
 */
export const unlinkThirdParty = defineCall({
  id: 'CALL-X46',
  name: 'unlinkThirdParty',
  path: '/api/loged/thirdParty/unlink',
  access: 'player',
  effect: 'write',
  request: record({ authType: text, passport: text, password: ruled(passwordGiven) }),
  response: nothing,
  refuses: ['PROOF_NEEDED', 'WRONG_OLD_PASSWORD'],
});
