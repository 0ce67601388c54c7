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

/** What a launch is refused with: AMB-037 gives the order. */
const refuses = [
  'UNKNOWN_PLATFORM',
  'UNKNOWN_GAME',
  'PLATFORM_MAINTENANCE',
  'NO_TRIAL',
  'PLAY_STOPPED',
  'PLAY_CLOSED',
] as const;

/** By GET, as the specification has it, yet it makes a ticket: only our own pages may ask. ENV-011, S04 */
export const gameUrl = defineCall({
  id: 'CALL-055',
  name: 'gameUrl',
  method: 'GET',
  path: '/api/game/gameUrl',
  access: 'player',
  effect: 'write',
  request: launchRequest,
  response: launchResponse,
  refuses,
});

export const guestGameUrl = defineCall({
  id: 'CALL-056',
  name: 'guestGameUrl',
  method: 'GET',
  path: '/api/game/guest/gameUrl',
  access: 'guest',
  effect: 'write',
  request: launchRequest,
  response: launchResponse,
  refuses,
});

/** A link that the game window follows where `gameUrl` has no address of its own. AMB-151, ENV-011 */
export const gameForward = defineCall({
  id: 'CALL-057',
  name: 'gameForward',
  method: 'GET',
  path: '/api/game/forward',
  access: 'player',
  effect: 'write',
  request: launchRequest,
  response: launchResponse,
  refuses,
  reply: 'redirect',
});

export const guestGameForward = defineCall({
  id: 'CALL-058',
  name: 'guestGameForward',
  method: 'GET',
  path: '/api/game/guest/forward',
  access: 'guest',
  effect: 'write',
  request: launchRequest,
  response: launchResponse,
  refuses,
  reply: 'redirect',
});
