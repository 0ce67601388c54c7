/** A wide scene of a platform without words; text is set over its left half. */
import type { EmblemName } from './emblems.ts';
import type { Family } from './platform.ts';
import { platforms } from './platforms.ts';
import type { PlatformCode } from './platforms.ts';

/** `wide` 1240 x 420, `phone` 720 x 400. */
export type Crop = 'wide' | 'phone';

export interface BannerOrder {
  readonly platform: PlatformCode;
  readonly emblem: EmblemName;
  /** At most two, smaller, at the sides. */
  readonly companions?: readonly EmblemName[];
  readonly family?: Family;
  readonly seed: string;
  readonly variant?: number;
  readonly crop: Crop;
}

const stages = {
  wide: { w: 1240, h: 420, x: 900, y: 205, reach: 160 },
  phone: { w: 720, h: 400, x: 524, y: 192, reach: 132 },
} as const;

const spots = {
  wide: [
    { x: 1120, y: 268, size: 0.86, angle: 10 },
    { x: 690, y: 290, size: 0.7, angle: -10 },
  ],
  phone: [
    { x: 642, y: 300, size: 0.6, angle: 10 },
    { x: 392, y: 304, size: 0.5, angle: -10 },
  ],
} as const;

/** Uses dark grounds only, so that white words are always readable. */
export function banner({ platform, emblem, companions = [], family, seed, variant, crop }: BannerOrder): string {
  const beside = spots[crop].flatMap((spot, i) => {
    const name = companions[i];
    return name === undefined ? [] : [{ emblem: name, ...spot }];
  });
  return platforms[platform].draw({
    emblem,
    family: family ?? '',
    seed,
    variant,
    ...stages[crop],
    isDark: true,
    companions: beside,
  });
}
