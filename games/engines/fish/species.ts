/** What can swim in a room. A species is drawn by its shape; its chance follows from its multiplier alone (chance.ts). */

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
  /** From edge to edge, the quickest and the slowest. */
  readonly crossingMs: readonly [number, number];
  /** How many come together, the fewest and the most. */
  readonly school: readonly [number, number];
  /** How often a school of them comes: tickets in the room's draw. */
  readonly tickets: number;
}

/** One room's water: who lives in it. */
export interface FishModel {
  readonly code: 'reef' | 'abyss' | 'pond';
  /** From the cheapest to the dearest. */
  readonly species: readonly Species[];
}
