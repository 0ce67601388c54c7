/** A wide scene of a platform without words; text is set over its left half. */
import type { EmblemName } from './emblems.ts';
import type { Family, Tone } from './platform.ts';
import { platforms } from './platforms.ts';
import type { PlatformCode } from './platforms.ts';

/** `wide` 1240 x 420, `phone` 720 x 400, `strip` 1240 x 176. Each is composed for itself, so that nothing is cut off. */
export const crops = ['wide', 'phone', 'strip'] as const;
export type Crop = (typeof crops)[number];

export interface BannerOrder {
  readonly platform: PlatformCode;
  readonly emblem: EmblemName;
  /** At most two, smaller, at the sides. */
  readonly companions?: readonly EmblemName[];
  readonly family?: Family;
  readonly seed: string;
  readonly variant?: number;
  readonly crop: Crop;
  /** The page's theme; the words on the picture are then light or dark. */
  readonly tone?: Tone;
}

const stages = {
  wide: { w: 1240, h: 420, x: 900, y: 205, reach: 160 },
  phone: { w: 720, h: 400, x: 524, y: 192, reach: 132 },
  strip: { w: 1240, h: 176, x: 1040, y: 86, reach: 70 },
} as const;

const spots = {
  wide: [
    { x: 1094, y: 282, size: 0.8, angle: 10 },
    { x: 726, y: 296, size: 0.6, angle: -10 },
  ],
  phone: [
    { x: 642, y: 300, size: 0.6, angle: 10 },
    { x: 392, y: 304, size: 0.5, angle: -10 },
  ],
  strip: [
    { x: 1154, y: 112, size: 0.5, angle: 10 },
    { x: 940, y: 118, size: 0.4, angle: -10 },
  ],
} as const;

/** Uses grounds of one tone only, so that the words are always readable. */
export function banner({
  platform,
  emblem,
  companions = [],
  family,
  seed,
  variant,
  crop,
  tone = 'dark',
}: BannerOrder): string {
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
    words: tone,
    companions: beside,
  });
}
