/** Which game of the catalogue opens the desk at which sport. All of them open the same sportsbook. SI-07, SI-25 */
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { Emblem } from '../../catalogue/game.ts';

/** Everything else is football. */
const sportOfEmblem: Readonly<Partial<Record<Emblem, number>>> = {
  basketball: 2,
  basketCourt: 2,
  hoop: 2,
  sneaker: 2,
  tennis: 3,
  rackets: 3,
};
/** Everything else is the battle on three lanes. */
const esportOfEmblem: Readonly<Partial<Record<Emblem, number>>> = {
  crosshair: 102,
  blades: 102,
  warBanner: 102,
  warHelm: 102,
  crystalTower: 102,
  bullseye: 102,
  visor: 102,
  radar: 102,
  nameTags: 102,
};
const sports = 3;

/** The sport at which a game opens the desk; undefined if it does not open the desk. */
export function deskSportOf(gameId: string): number | undefined {
  const game = catalogueGame(gameId);
  if (game === undefined) return undefined;
  if (game.gameType === sports) return sportOfEmblem[game.emblem] ?? 1;
  if (game.section === 'esports') return esportOfEmblem[game.emblem] ?? 101;
  return game.section === 'cockfight' ? 201 : undefined;
}
