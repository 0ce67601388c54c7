/** Log-in by a third party: who offers it, and what comes back from there. AMB-155 */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { record, text, withDefault } from '../wire.ts';

/**
 * The return address carries authType and authCode, and the state that the start gave out. The house answers like a
 * log-in; who has no account yet gets a ticket, good for 15 minutes on this device, that a registration or a log-in
 * takes along.
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
      /** '' where the player is logged in now. */
      linkTicket: withDefault(text, ''),
      /** The name that the third party knows the visitor by. */
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

/** The providers of a JSON list; none where it is empty or malformed, so that no button leads nowhere. */
export function thirdLogins(configVal: string): readonly ThirdLogin[] {
  const read = v.safeParse(providers, configVal);
  return read.success ? read.output : [];
}
