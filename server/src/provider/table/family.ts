/** The live tables as a family. Rounds are shared by all players and stored in rows of their own. */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import type { Family } from '../family.ts';

export const tableFamily: Family = {
  code: 'table',
  gameType: gameTypeCodes.live,
  rulesOf: (gameId) => tableOf(gameId)?.code,
};
