/** What the four banners of the home screen show: the picture's parts here, their words in the seed. */
import type { Emblem, PlatformCode } from './game.ts';

export interface BannerPicture {
  /** The picture's address is `/pictures/banner/<code>`. */
  readonly code: string;
  readonly platform: PlatformCode;
  readonly emblem: Emblem;
  readonly companions: readonly [Emblem, Emblem];
}

export const bannerPictures = [
  { code: 'welcome', platform: 'moyu', emblem: 'dragon', companions: ['coin', 'lotus'] },
  { code: 'fair', platform: 'brass', emblem: 'dice', companions: ['gems', 'seven'] },
  { code: 'cashier', platform: 'harbour', emblem: 'ingot', companions: ['coin', 'envelope'] },
  { code: 'statement', platform: 'canglan', emblem: 'koi', companions: ['moon', 'fish'] },
] as const satisfies readonly BannerPicture[];
export type BannerCode = (typeof bannerPictures)[number]['code'];
