/** Which requests carry the session. Only for the house and its web part: scripts of a page never have the id. S02 */
import type { Call } from './call.ts';

/** Guest calls that also carry the field, empty for guests: the address of a trial and its link. CALL-056, CALL-058 */
const namedByGuests: ReadonlySet<string> = new Set(['guestGameUrl', 'guestGameForward']);

/** Every player's call carries `UUID`; calls of guests do not, except these. AMB-128 */
export const carriesSession = (call: Call): boolean => call.access === 'player' || namedByGuests.has(call.name);
