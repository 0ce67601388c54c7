import type { Game, GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';

/** Converts an entry of the catalogue to the game that a tile shows. */
export function gameOfInfo(info: GameInfo, platforms: readonly GamePlatform[]): Game {
  const platform = platforms.find(({ platformCode }) => platformCode === info.platformCode);
  return {
    ...info,
    platformName: platform?.platformName ?? '',
    picLink: info.pcImg,
    isFavourite: false,
    // The catalogue of the search does not carry it.
    rtp: '',
  };
}
