/**
 * Favourites: one family of calls for slots, another for other games. Adding an existing favourite and removing a
 * missing one both succeed. SI-17, SI-18, SI-24, AMB-119, ERR-032
 */
import { defineCall } from '../call.ts';
import { list, nothing, record, text, withDefault } from '../wire.ts';
import { game } from './catalogue.ts';

/** Maximum favourites of a player, both families together. */
export const mostFavourites = 500;

const games = record({ list: withDefault(list(game), []) });
const noGames: { list: [] } = { list: [] };

/** Favourite slots, latest first. Code 201 is an empty list. ERR-004 */
export const mySlot = defineCall({
  id: 'CALL-184',
  name: 'mySlot',
  path: '/api/logged/mySlot',
  access: 'player',
  request: record({}),
  response: games,
  accepts: [201],
  whenAccepted: noGames,
});

/** Refuses: UNKNOWN_GAME if it does not exist or is not a slot, FAVOURITES_FULL. */
export const addCollection = defineCall({
  id: 'CALL-185',
  name: 'addCollection',
  path: '/api/logged/addCollection',
  access: 'player',
  effect: 'write',
  request: record({ id: text }),
  response: nothing,
  refuses: ['UNKNOWN_GAME', 'FAVOURITES_FULL'],
});

export const cancelCollection = defineCall({
  id: 'CALL-186',
  name: 'cancelCollection',
  path: '/api/logged/cancelCollection',
  access: 'player',
  effect: 'write',
  request: record({ id: text }),
  response: nothing,
});

/** Twelve games similar to those that the player has played or marked as favourites; hot games if there are none. */
export const maybeLike = defineCall({
  id: 'CALL-187',
  name: 'maybeLike',
  path: '/api/logged/maybeLike',
  access: 'player',
  request: record({}),
  response: games,
});

/** Favourites other than slots, latest first. Code 201 is an empty list. */
export const gameMyCollection = defineCall({
  id: 'CALL-188',
  name: 'gameMyCollection',
  path: '/api/game/logged/mySlot',
  access: 'player',
  request: record({}),
  response: games,
  accepts: [201],
  whenAccepted: noGames,
});

/** Refuses: UNKNOWN_GAME if the platform does not have it or it is a slot, FAVOURITES_FULL. */
export const gameAddCollection = defineCall({
  id: 'CALL-189',
  name: 'gameAddCollection',
  path: '/api/game/logged/addCollection',
  access: 'player',
  effect: 'write',
  request: record({ gameId: text, platformCode: text }),
  response: nothing,
  refuses: ['UNKNOWN_GAME', 'FAVOURITES_FULL'],
});

export const gameCancelCollection = defineCall({
  id: 'CALL-190',
  name: 'gameCancelCollection',
  path: '/api/game/logged/cancelCollection',
  access: 'player',
  effect: 'write',
  request: record({ gameId: text, platformCode: text }),
  response: nothing,
});
