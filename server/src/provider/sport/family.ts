/** The sportsbook as a family. Its matches are shared by all players, and its bets are stored in rows of their own. */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { deskSportOf } from '@foyer/games/engines/sport/desk.ts';
import type { Family } from '../family.ts';

export const sportFamily: Family = {
  code: 'sport',
  gameType: gameTypeCodes.sports,
  rulesOf: (gameId) => (deskSportOf(gameId) === undefined ? undefined : 'sport'),
};
