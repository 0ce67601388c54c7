/** A player's favourites, slots and other games apart, and what he may like. SI-17, SI-18, SI-24, AMB-119 */
import type { Calls } from '@foyer/contract/calls.ts';
import { gameMyCollection, mostFavourites, mySlot } from '@foyer/contract/games/collection.ts';
import { gameTypeCodes } from '@foyer/contract/games/gameType.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { playedBy } from './betStore.ts';
import { addFavourite, favouriteCount, favouriteIds, removeFavourite } from './favouriteStore.ts';
import { gamePage, gamesByIds } from './store.ts';
import type { GameRow } from './store.ts';
import { gameFrom } from './views.ts';

type Kind = 'slots' | 'others';
const isOfKind = (kind: Kind, gameType: number) => (gameType === gameTypeCodes.slots) === (kind === 'slots');

async function favouritesOf({ house, playerId, lang }: PlayerContext, kind: Kind) {
  const ids = await favouriteIds(house, playerId);
  const rows = (await gamesByIds(house, ids)).filter((row) => isOfKind(kind, row.game_type));
  return rows.map((row) => gameFrom(row, lang, true));
}

/** Latest first; code 201 where there is none. ERR-004 */
export const myFavouriteSlots: Handler<Calls['mySlot']> = async (context) => {
  const list = await favouritesOf(context, 'slots');
  return list.length === 0 && mySlot.whenAccepted ? mySlot.whenAccepted : { list };
};

export const myFavouriteGames: Handler<Calls['gameMyCollection']> = async (context) => {
  const list = await favouritesOf(context, 'others');
  return list.length === 0 && gameMyCollection.whenAccepted ? gameMyCollection.whenAccepted : { list };
};

/** Adding again changes nothing. Refuses: UNKNOWN_GAME, FAVOURITES_FULL. */
async function add(
  context: PlayerContext<'UNKNOWN_GAME' | 'FAVOURITES_FULL'>,
  kind: Kind,
  wanted: { readonly gameId: string; readonly platformCode?: string },
): Promise<undefined> {
  const { house, playerId } = context;
  const [game] = await gamesByIds(house, [wanted.gameId]);
  const isElsewhere = wanted.platformCode !== undefined && wanted.platformCode !== game?.platform_code;
  if (game === undefined || isElsewhere || !isOfKind(kind, game.game_type)) return context.refuse('UNKNOWN_GAME');
  if ((await favouriteCount(house, playerId, wanted.gameId)) >= mostFavourites)
    return context.refuse('FAVOURITES_FULL');
  await addFavourite(house, playerId, game.game_id, game.game_type);
}

export const addFavouriteSlot: Handler<Calls['addCollection']> = (context, { id }) =>
  add(context, 'slots', { gameId: id });
export const addFavouriteGame: Handler<Calls['gameAddCollection']> = (context, wanted) =>
  add(context, 'others', wanted);

/** Removing what is not there changes nothing; a call removes games of its own family only. */
export const removeFavouriteSlot: Handler<Calls['cancelCollection']> = async ({ house, playerId }, { id }) => {
  await removeFavourite(house, { playerId, gameId: id, isSlot: true });
  return undefined;
};
export const removeFavouriteGame: Handler<Calls['gameCancelCollection']> = async ({ house, playerId }, { gameId }) => {
  await removeFavourite(house, { playerId, gameId, isSlot: false });
  return undefined;
};

const suggestions = 12;

/**
 * Games with a picture, a platform or a section in common with what the player has played and marked, those with the
 * most in common first; he gets none that he knows already and none that is closed. With nothing to go by: hot games.
 */
export const maybeLike: Handler<Calls['maybeLike']> = async ({ house, playerId, lang }) => {
  const [played, marked] = await Promise.all([playedBy(house, playerId, 20), favouriteIds(house, playerId)]);
  const known = await gamesByIds(house, [...new Set([...marked.slice(0, 20), ...played])]);
  const { rows: open } = await gamePage(house, { isOpen: true, offset: 0, limit: 5_000 });
  const hot = open.filter((row) => row.is_hot);
  const liked = known.length === 0 ? [] : nearest(known, open);
  const rows = [...new Set([...liked, ...hot])].filter((row) => !known.some((each) => each.game_id === row.game_id));
  return { list: rows.slice(0, suggestions).map((row) => gameFrom(row, lang, marked.includes(row.game_id))) };
};

/** Words of a name in English name its subject; five letters of each, so that "Cherry" meets "Cherries". */
const wordsOf = (row: GameRow): string[] =>
  row.names.en
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

function nearest(known: readonly GameRow[], open: readonly GameRow[]): GameRow[] {
  const words = new Set(known.flatMap(wordsOf));
  const platforms = new Map<string, number>();
  for (const { platform_code } of known) platforms.set(platform_code, (platforms.get(platform_code) ?? 0) + 1);
  const score = (row: GameRow): number =>
    wordsOf(row).filter((word) => words.has(word)).length * 3 +
    (platforms.get(row.platform_code) ?? 0) / known.length +
    (row.is_hot ? 0.5 : 0);
  return open
    .map((row) => ({ row, score: score(row) }))
    .toSorted((a, b) => b.score - a.score || a.row.sort_order - b.row.sort_order)
    .map(({ row }) => row);
}
