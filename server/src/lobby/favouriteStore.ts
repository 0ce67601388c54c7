/** SQL of favourites; every statement names the player. */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import type { House } from '../house.ts';

/** Returns the ids of a player's favourites, latest first. */
export async function favouriteIds(house: House, playerId: string): Promise<string[]> {
  const rows = await house.db
    .selectFrom('favourite')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('added_ms', 'desc')
    .orderBy('game_id')
    .execute();
  return rows.map((row) => row.game_id);
}

/** Returns how many favourites the player has besides this game. */
export async function favouriteCount(house: House, playerId: string, gameId: string): Promise<number> {
  const { total } = await house.db
    .selectFrom('favourite')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('player_id', '=', playerId)
    .where('game_id', '<>', gameId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function addFavourite(house: House, playerId: string, gameId: string, gameType: number): Promise<void> {
  await house.db
    .insertInto('favourite')
    .values({ player_id: playerId, game_id: gameId, game_type: gameType, added_ms: house.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavourite(
  house: House,
  favourite: { readonly playerId: string; readonly gameId: string; readonly isSlot: boolean },
): Promise<void> {
  await house.db
    .deleteFrom('favourite')
    .where('player_id', '=', favourite.playerId)
    .where('game_id', '=', favourite.gameId)
    .where('game_type', favourite.isSlot ? '=' : '<>', gameTypeCodes.slots)
    .execute();
}
