/** Which payloads name the session. For the house and the web part alone: a page's script never holds the id. S02 */
import type { Call } from './call.ts';

/** Guest calls that also carry the field, empty for guests: the address of a trial and its link. CALL-056, CALL-058 */
const namedByGuests: ReadonlySet<string> = new Set(['guestGameUrl', 'guestGameForward']);

/** Every player's call carries `UUID`, and no plain read of a guest. AMB-128 */
export const carriesSession = (call: Call): boolean => call.access === 'player' || namedByGuests.has(call.name);
