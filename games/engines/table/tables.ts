/** The live tables by code, and the one for a catalogue game. */
import { catalogueGame } from '../../catalogue/catalogue.ts';
import { baccarat } from './baccarat/rules.ts';
import { dragonTiger } from './dragonTiger/rules.ts';
import { roulette } from './roulette/rules.ts';
import { sicBo } from './sicBo/rules.ts';
import { isTableCode } from './table.ts';
import type { Spot, TableCode, TableGame } from './table.ts';

export const tables: Readonly<Record<TableCode, TableGame>> = { baccarat, roulette, sicBo, dragonTiger };

const spotsById = new Map(
  Object.values(tables).map((game) => [game.code, new Map(game.spots.map((spot) => [spot.id, spot]))] as const),
);
export const spotOf = (code: TableCode, spotId: string): Spot | undefined => spotsById.get(code)?.get(spotId);

/** Undefined if the game is not a table. */
export function tableOf(gameId: string): TableGame | undefined {
  const engine: string = catalogueGame(gameId)?.engine ?? 'none';
  return isTableCode(engine) ? tables[engine] : undefined;
}
