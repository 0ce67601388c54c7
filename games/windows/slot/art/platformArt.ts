/** Loads the look of a title's own platform: a window needs no other. */
import type { Platform } from '@foyer/pictures/platform.ts';
import type { PlatformCode } from '@foyer/pictures/platforms.ts';

const loaders: Readonly<Record<PlatformCode, () => Promise<Platform>>> = {
  moyu: async () => (await import('@foyer/pictures/platforms/moyu.ts')).moyu,
  brass: async () => (await import('@foyer/pictures/platforms/brass.ts')).brass,
  canglan: async () => (await import('@foyer/pictures/platforms/canglan.ts')).canglan,
  harbour: async () => (await import('@foyer/pictures/platforms/harbour.ts')).harbour,
  orchard: async () => (await import('@foyer/pictures/platforms/orchard.ts')).orchard,
  kiln: async () => (await import('@foyer/pictures/platforms/kiln.ts')).kiln,
};

/** Rejects if a script cannot be fetched. */
export const loadPlatform = (code: PlatformCode): Promise<Platform> => loaders[code]();
