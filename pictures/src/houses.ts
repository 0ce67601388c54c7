/** The six houses by code. */
import type { House } from './house.ts';
import { brass } from './houses/brass.ts';
import { canglan } from './houses/canglan.ts';
import { harbour } from './houses/harbour.ts';
import { kiln } from './houses/kiln.ts';
import { moyu } from './houses/moyu.ts';
import { orchard } from './houses/orchard.ts';

export const houses = { moyu, brass, canglan, harbour, orchard, kiln } satisfies Record<string, House>;
export type HouseCode = keyof typeof houses;
export const houseCodes = Object.keys(houses) as readonly HouseCode[];
