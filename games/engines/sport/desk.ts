/** Which game of the catalogue opens the desk at which sport. All of them open the same sportsbook. SI-07, SI-25 */
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { Emblem } from '../../catalogue/game.ts';

const sportOfEmblem: Readonly<Partial<Record<Emblem, number>>> = { football: 1, basketball: 2, tennis: 3 };
const esportOfEmblem: Readonly<Partial<Record<Emblem, number>>> = { controller: 101, crosshair: 102, trophy: 103 };
const sports = 3;

/** The sport at which a game opens the desk; undefined if it does not open the desk. */
export function deskSportOf(gameId: string): number | undefined {
  const game = catalogueGame(gameId);
  if (game === undefined) return undefined;
  if (game.gameType === sports) return sportOfEmblem[game.emblem] ?? 1;
  if (game.section === 'esports') return esportOfEmblem[game.emblem] ?? 101;
  return game.section === 'cockfight' ? 201 : undefined;
}
