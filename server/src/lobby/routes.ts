/** The catalogue's calls. */
import {
  allGame,
  allGameInfo,
  gameList,
  getSlotGameByPlatform,
  hotGame,
  newGame,
  queryAllGameList,
  searchResult,
} from './catalogue.ts';
import * as favourites from './favourites.ts';
import { gameUrl, guestGameUrl } from './launch.ts';
import type { LaunchPort } from './launchPort.ts';
import { getGoodVedio, leaderboardQuery, leaderboardRefresh } from './leaderboard.ts';
import {
  gamePlatform,
  gamePlatformGroup,
  gamePlatformList,
  heatGamePlatform,
  newHeatGamePlatform,
  platformPicInfo,
} from './platforms.ts';
import { selectGameSlotType, slotRank, totalSlot } from './slotLobby.ts';
import type { TablePort } from './tablePort.ts';

const lists = {
  gameList,
  allGame,
  newGame,
  hotGame,
  queryAllGameList,
  searchResult,
  allGameInfo,
  gamePlatformList,
  gamePlatform,
  heatGamePlatform,
  newHeatGamePlatform,
  gamePlatformGroup,
  platformPicInfo,
};

const collections = {
  mySlot: favourites.myFavouriteSlots,
  addCollection: favourites.addFavouriteSlot,
  cancelCollection: favourites.removeFavouriteSlot,
  maybeLike: favourites.maybeLike,
  gameMyCollection: favourites.myFavouriteGames,
  gameAddCollection: favourites.addFavouriteGame,
  gameCancelCollection: favourites.removeFavouriteGame,
};

export const lobbyRoutes = (port: LaunchPort, tables: TablePort) => ({
  ...lists,
  getSlotGameByPlatform: getSlotGameByPlatform(tables),
  ...collections,
  slotRank,
  totalSlot,
  selectGameSlotType,
  leaderboardQuery,
  leaderboardRefresh,
  getGoodVedio,
  gameUrl: gameUrl(port),
  guestGameUrl: guestGameUrl(port),
  // The links redirect to the address that the calls would return. AMB-151
  gameForward: gameUrl(port),
  guestGameForward: guestGameUrl(port),
});
