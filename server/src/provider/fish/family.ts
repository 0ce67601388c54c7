/** The fishing rooms as a family. Their rounds are clips of shots, stored in rows of their own. */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { fishModelOf } from '@foyer/games/engines/fish/models.ts';
import type { Family } from '../family.ts';

export const fishFamily: Family = {
  code: 'fish',
  gameType: gameTypeCodes.fish,
  rulesOf: (gameId) => fishModelOf(gameId)?.code,
};
