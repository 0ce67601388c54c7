/** A player's favourites, separately for slots and other games, and suggestions. SI-17, SI-18, SI-24, AMB-119 */
import type { Calls } from '@foyer/contract/calls.ts';
import { gameMyCollection, mostFavourites, mySlot } from '@foyer/contract/lobby/collection.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { places } from '@foyer/games/catalogue/places.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { likedGames } from '../ledger/betSums/likedGames.ts';
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

/** Lists favourites, latest first; code 201 if there are none. ERR-004 */
export const myFavouriteSlots: Handler<Calls['mySlot']> = async (context) => {
  const list = await favouritesOf(context, 'slots');
  return list.length === 0 && mySlot.whenAccepted ? mySlot.whenAccepted : { list };
};

export const myFavouriteGames: Handler<Calls['gameMyCollection']> = async (context) => {
  const list = await favouritesOf(context, 'others');
  return list.length === 0 && gameMyCollection.whenAccepted ? gameMyCollection.whenAccepted : { list };
};

/** Adds a favourite; adding it again changes nothing. Refuses: UNKNOWN_GAME, FAVOURITES_FULL. */
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

/** Removes a favourite of the call's own kind only. If the game is not in the list, nothing changes. */
export const removeFavouriteSlot: Handler<Calls['cancelCollection']> = async ({ house, playerId }, { id }) => {
  await removeFavourite(house, { playerId, gameId: id, isSlot: true });
  return undefined;
};
export const removeFavouriteGame: Handler<Calls['gameCancelCollection']> = async ({ house, playerId }, { gameId }) => {
  await removeFavourite(house, { playerId, gameId, isSlot: false });
  return undefined;
};

const suggestions = 12;

/** Limits of suggestions with the same subject or place, so that they differ from each other. */
const mostAlike = { subject: 4, place: 2 } as const;

/**
 * Suggests open slots that the player has neither played nor marked. Those that share most subjects and platforms with
 * the games the player knows come first; without any, hot ones. SCREEN-065
 */
export const maybeLike: Handler<Calls['maybeLike']> = async ({ house, playerId, lang }) => {
  const [played, marked] = await Promise.all([likedGames(house.db, playerId, 20), favouriteIds(house, playerId)]);
  const games = await gamesByIds(house, [...new Set([...marked.slice(0, 20), ...played])]);
  const known = games.filter((row) => isOfKind('slots', row.game_type));
  const slots = { gameType: gameTypeCodes.slots, isOpen: true, offset: 0, limit: 5_000 };
  const open = (await gamePage(house, slots)).rows.filter((row) => !known.some((each) => each.game_id === row.game_id));
  const hot = open.filter((row) => row.is_hot);
  const liked = known.length === 0 ? [] : nearest(known, open);
  const rows = varied([...new Set([...liked, ...hot, ...open])]).slice(0, suggestions);
  return { list: rows.map((row) => gameFrom(row, lang, marked.includes(row.game_id))) };
};

/** The place in a game's name is no subject. */
const placeNames = places.map(({ en }) => `${en} `);

/** Returns the subject words of an English name, cut to five letters so that "Cherry" matches "Cherries". */
function wordsOf({ names: { en } }: GameRow): string[] {
  const place = placeNames.find((each) => en.startsWith(each)) ?? '';
  return en
    .slice(place.length)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && word !== 'the')
    .map((word) => word.slice(0, 5));
}

/** Drops games beyond the limits of one subject or place. Keeps the order. */
function varied(rows: readonly GameRow[]): GameRow[] {
  const seen = new Map<string, number>();
  return rows.filter((row) => {
    const subject = wordsOf(row).at(-1) ?? '';
    const place = `at ${row.names.zh_CN.slice(0, 2)}`;
    const [ofSubject, ofPlace] = [seen.get(subject) ?? 0, seen.get(place) ?? 0];
    if (ofSubject >= mostAlike.subject || ofPlace >= mostAlike.place) return false;
    seen.set(subject, ofSubject + 1).set(place, ofPlace + 1);
    return true;
  });
}

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
