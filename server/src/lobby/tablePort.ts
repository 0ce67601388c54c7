/** Port through which a list of live games learns about its tables. The provider implements it. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { LiveTable } from '@foyer/contract/lobby/platformGames.ts';
import type { House } from '../house.ts';

export interface TablePort {
  /** The tables among these games, by id. */
  liveTables(house: House, lang: Locale, gameIds: readonly string[]): Promise<ReadonlyMap<string, LiveTable>>;
}
