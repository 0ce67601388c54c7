/** A game's tile, 360 x 480, with its title drawn in. */
import type { EmblemName } from './emblems.ts';
import type { Family } from './platform.ts';
import { platforms } from './platforms.ts';
import type { PlatformCode } from './platforms.ts';
import { setTitle } from './lettering.ts';

export interface TileOrder {
  readonly platform: PlatformCode;
  /** In one language; the picture around it is the same in all. */
  readonly title: string;
  readonly emblem: EmblemName;
  readonly family?: Family;
  /** Seed of the random numbers: the game's id, so that every language shows the same picture. */
  readonly seed: string;
  /** The game's place in its platform's list: neighbours get different grounds and scenes. */
  readonly variant?: number;
}

/** SVG text; the same order gives the same bytes. */
export function tile({ platform: code, title, emblem, family, seed, variant }: TileOrder): string {
  const platform = platforms[code];
  const words = setTitle(title, platform.titleSpace);
  const [x, y, reach] = platform.place;
  const isTall = platform.isTitleBelow && words.rows.length > 1;
  return platform.draw({
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
