/** Names of the games that bonus terms exclude. */
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';

export async function gameNames(house: House, gameIds: readonly string[]): Promise<ReadonlyMap<string, Words>> {
  if (gameIds.length === 0) return new Map();
  const rows = await house.db.selectFrom('game').select(['game_id', 'names']).where('game_id', 'in', gameIds).execute();
  return new Map(rows.map((row) => [row.game_id, row.names]));
}
