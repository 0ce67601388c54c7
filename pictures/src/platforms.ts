/** The six platforms by code. */
import type { Platform } from './platform.ts';
import { brass } from './platforms/brass.ts';
import { canglan } from './platforms/canglan.ts';
import { harbour } from './platforms/harbour.ts';
import { kiln } from './platforms/kiln.ts';
import { moyu } from './platforms/moyu.ts';
import { orchard } from './platforms/orchard.ts';

export const platforms = { moyu, brass, canglan, harbour, orchard, kiln } satisfies Record<string, Platform>;
export type PlatformCode = keyof typeof platforms;
export const platformCodes = Object.keys(platforms) as readonly PlatformCode[];
