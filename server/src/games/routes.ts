/** The catalogue's calls. */
import { gameList, gamePlatformList } from './catalogue.ts';
import { gameUrl, guestGameUrl } from './launch.ts';
import type { LaunchPort } from './launchPort.ts';

export const gamesRoutes = (port: LaunchPort) => ({
  gameList,
  gamePlatformList,
  gameUrl: gameUrl(port),
  guestGameUrl: guestGameUrl(port),
});
