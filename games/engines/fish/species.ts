/** The species of fish. The shape decides what one looks like; the multiplier alone decides its chance (chance.ts). */

export const fishShapes = [
  'fry',
  'clown',
  'angel',
  'goldfish',
  'puffer',
  'seahorse',
  'jelly',
  'squid',
  'lion',
  'angler',
  'koi',
  'turtle',
  'ray',
  'shark',
  'dragonKoi',
] as const;
export type FishShape = (typeof fishShapes)[number];

export const speciesCodes = [
  'silverFry',
  'clownfish',
  'angelfish',
  'puffer',
  'seahorse',
  'jelly',
  'squid',
  'lionfish',
  'turtle',
  'ray',
  'reefShark',
  'dragonKoi',
  'lanternFry',
  'hatchet',
  'fireflySquid',
  'ghostJelly',
  'leafyDragon',
  'angler',
  'leatherback',
  'manta',
  'sixgill',
  'seaDragon',
  'minnow',
  'goldfish',
  'yamabuki',
  'asagi',
  'showa',
  'kohaku',
  'stoneTurtle',
  'tancho',
  'platinum',
] as const;
export type SpeciesCode = (typeof speciesCodes)[number];

export interface Species {
  readonly code: SpeciesCode;
  readonly shape: FishShape;
  /** Payout of a catch as a multiple of the bullet; an integer, so that every prize is in whole satang. */
  readonly multiplier: number;
  /** Nose to tail, as a part of the room's short side. */
  readonly length: number;
  /** The shortest and the longest time from edge to edge. */
  readonly crossingMs: readonly [number, number];
  /** The smallest and the largest number that come together. */
  readonly school: readonly [number, number];
  /** How often a school of them comes, as tickets in the room's draw. */
  readonly tickets: number;
}

/** One room's water, with its species. */
export interface FishModel {
  readonly code: 'reef' | 'abyss' | 'pond';
  /** From the lowest to the highest multiplier. */
  readonly species: readonly Species[];
}
