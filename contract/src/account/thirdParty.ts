/** Log-in by third parties: the providers, and the return from them. AMB-155 */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { record, text, withDefault } from '../wire.ts';

/**
 * Called with authType, authCode and state of the return address. For a linked identity the reply is that of a log-in.
 * Otherwise it carries a ticket, valid for 15 minutes on this device, to be passed to a registration or log-in.
 */
export const thirAuthLogin = defineCall({
  id: 'CALL-067',
  name: 'thirAuthLogin',
  path: '/api/guest/thirAuthLogin',
  access: 'guest',
  effect: 'write',
  request: record({ authType: text, authCode: text, state: withDefault(text, '') }),
  response: withDefault(
    record({
      /** '' if the player is logged in now. */
      linkTicket: withDefault(text, ''),
      /** The visitor's name at the third party. */
      passport: withDefault(text, ''),
    }),
    { linkTicket: '', passport: '' },
  ),
  refuses: [
    'THIRD_PARTY_FAILED',
    'SECOND_FACTOR_NEEDED',
    'ACCOUNT_NOT_ACTIVATED',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'ACCOUNT_AUDIT_FAILED',
  ],
});

/** One provider of front config 'thirdLogin'. */
export interface ThirdLogin {
  readonly authType: string;
  readonly name: string;
  /** Where the log-in starts: a path of this site or an https address. S09 */
  readonly address: string;
}

const isSafe = (address: string): boolean => /^\/(?![/\\])/.test(address) || address.startsWith('https://');
const providers = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      authType: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
      address: v.pipe(v.string(), v.check(isSafe)),
    }),
  ),
);

/** Parses the providers. Returns none for an empty or malformed list, so that no button is dead. */
export function thirdLogins(configVal: string): readonly ThirdLogin[] {
  const read = v.safeParse(providers, configVal);
  return read.success ? read.output : [];
}
