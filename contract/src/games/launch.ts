/** The address of a game's window, for players and for a guest's trial. SI-14 */
import { defineCall } from '../call.ts';
import { integer, record, text, withDefault } from '../wire.ts';

const launchRequest = record({
  /** '1' real play, '2' trial. AMB-152 */
  linkType: withDefault(text, '1'),
  platformCode: text,
  platformKey: withDefault(text, ''),
  gameType: integer,
  gameCode: text,
});

/** The address of a game window; '' where the redirect link serves instead. AMB-151 */
const launchResponse = record({ url: withDefault(text, '') });

export const gameUrl = defineCall({
  id: 'CALL-055',
  name: 'gameUrl',
  method: 'GET',
  path: '/api/game/gameUrl',
  access: 'player',
  request: launchRequest,
  response: launchResponse,
  refuses: ['UNKNOWN_PLATFORM', 'UNKNOWN_GAME', 'PLATFORM_MAINTENANCE', 'NO_TRIAL'],
});

export const guestGameUrl = defineCall({
  id: 'CALL-056',
  name: 'guestGameUrl',
  method: 'GET',
  path: '/api/game/guest/gameUrl',
  access: 'guest',
  request: launchRequest,
  response: launchResponse,
  refuses: ['UNKNOWN_PLATFORM', 'UNKNOWN_GAME', 'PLATFORM_MAINTENANCE', 'NO_TRIAL'],
});

/** Redirect links opened in the game window, not calls with a reply: CALL-057, CALL-058. ENV-011 */
export const forwardLinks = { player: '/api/game/forward', guest: '/api/game/guest/forward' } as const;
