/** The instant games by code, and the one for a catalogue game. */
import { catalogueGame } from '../../catalogue/catalogue.ts';
import { fastThree } from './fastThree.ts';
import { isInstantCode } from './game.ts';
import type { InstantCode, InstantGame } from './game.ts';
import { duel } from './hands.ts';
import { horses } from './horses.ts';
import { keno40, keno80, markSix, pickFive } from './keno.ts';
import { plinko } from './plinko.ts';
import { scratch } from './scratch.ts';
import { treasure } from './treasure.ts';

export const instantGames: Readonly<Record<InstantCode, InstantGame>> = {
  plinko,
  treasure,
  keno80,
  keno40,
  markSix,
  pickFive,
  scratch,
  hands: duel,
  horses,
  fastThree,
};

/** Amounts of one chip, satang. */
export const chipSatang = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
export const defaultChipSatang = 1_000;

/** Whether a stake is one offered chip on each spot of the choice. */
export const isInstantStake = (game: InstantGame, choice: string, stakeSatang: number): boolean =>
  chipSatang.some((chip) => chip * game.chips(choice) === stakeSatang);

/** Undefined if the game is not an instant game. */
export function instantOf(gameId: string): InstantGame | undefined {
  const engine: string = catalogueGame(gameId)?.engine ?? 'none';
  return isInstantCode(engine) ? instantGames[engine] : undefined;
}
