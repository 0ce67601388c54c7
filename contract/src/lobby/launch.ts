/** The address of a game's window, for players and for a guest's trial. SI-14 */
import { clearanceRefusals } from '../guardRefusals.ts';
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

/** The address of a game window; '' if the redirect link is used instead. AMB-151 */
const launchResponse = record({ url: withDefault(text, '') });

/** Refusals of a launch, in the order of AMB-037. */
const refuses = [
  'UNKNOWN_PLATFORM',
  'UNKNOWN_GAME',
  'PLATFORM_MAINTENANCE',
  'NO_TRIAL',
  'PLAY_STOPPED',
  'PLAY_CLOSED',
  ...clearanceRefusals,
] as const;

/** A GET, as in the specification, although it creates a ticket: only pages of this site may call it. ENV-011, S04 */
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

/** The link that a game window follows if `gameUrl` returns no address. AMB-151, ENV-011 */
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
