/** SQL of games of foreign providers in the catalogue. */
import type { Selectable } from 'kysely';
import type { GameTable } from '../../db/walletTables.ts';
import type { House } from '../../house.ts';

export type ForeignGame = Selectable<GameTable>;

/** Returns a game that a provider of this house offers; undefined for one of this house, a withdrawn or unknown one. */
export async function foreignGame(
  { db, config }: Pick<House, 'db' | 'config'>,
  { platformCode, gameCode }: { readonly platformCode: string; readonly gameCode: string },
): Promise<ForeignGame | undefined> {
  const game = await db
    .selectFrom('game')
    .selectAll()
    .where('platform_code', '=', platformCode)
    .where('game_id', '=', gameCode)
    .where('provider_code', '!=', '')
    .where('is_withdrawn', '=', false)
    .executeTakeFirst();
  const provider = config.gameProviders.find(({ code }) => code === game?.provider_code);
  return provider?.platforms.includes(platformCode) === true ? game : undefined;
}
