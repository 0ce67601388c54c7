/** A game's tile, 360 x 480, with its title drawn in. */
import type { EmblemName } from './emblems.ts';
import type { Family } from './house.ts';
import { houses } from './houses.ts';
import type { HouseCode } from './houses.ts';
import { setTitle } from './lettering.ts';

export interface TileOrder {
  readonly house: HouseCode;
  /** In one language; the picture around it is the same in all. */
  readonly title: string;
  readonly emblem: EmblemName;
  readonly family?: Family;
  /** Chance is drawn from it: the game's id, so that every language shows one picture. */
  readonly seed: string;
  /** The game's place in its house's list: neighbours get different grounds and scenes. */
  readonly variant?: number;
}

/** SVG text; the same order gives the same bytes. */
export function tile({ house: code, title, emblem, family, seed, variant }: TileOrder): string {
  const house = houses[code];
  const words = setTitle(title, house.room);
  const [x, y, reach] = house.place;
  const isTall = house.isTitleBelow && words.rows.length > 1;
  return house.draw({
    emblem,
    family: family ?? '',
    seed,
    variant,
    w: 360,
    h: 480,
    x,
    y: isTall ? y - 24 : y,
    reach: isTall ? Math.round(reach * 0.9) : reach,
    title: words,
  });
}
