/** The three waters, and which of them a game of the catalogue opens. */
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { Emblem } from '../../catalogue/game.ts';
import type { FishModel, FishShape, Species, SpeciesCode } from './species.ts';

type Habit = Pick<Species, 'length' | 'crossingMs' | 'school' | 'tickets'>;

/** By shape: its size, its speed, the size of a school and how often one comes. */
const habits: Readonly<Record<FishShape, Habit>> = {
  fry: { length: 0.085, crossingMs: [13_000, 18_000], school: [7, 10], tickets: 16 },
  clown: { length: 0.11, crossingMs: [15_000, 20_000], school: [4, 6], tickets: 15 },
  angel: { length: 0.13, crossingMs: [16_000, 22_000], school: [2, 4], tickets: 13 },
  goldfish: { length: 0.13, crossingMs: [16_000, 22_000], school: [3, 5], tickets: 14 },
  puffer: { length: 0.14, crossingMs: [18_000, 24_000], school: [1, 2], tickets: 11 },
  seahorse: { length: 0.15, crossingMs: [20_000, 27_000], school: [1, 2], tickets: 9 },
  jelly: { length: 0.17, crossingMs: [24_000, 32_000], school: [1, 3], tickets: 9 },
  squid: { length: 0.18, crossingMs: [14_000, 19_000], school: [1, 2], tickets: 8 },
  lion: { length: 0.2, crossingMs: [20_000, 26_000], school: [1, 1], tickets: 8 },
  angler: { length: 0.21, crossingMs: [22_000, 28_000], school: [1, 1], tickets: 8 },
  koi: { length: 0.22, crossingMs: [16_000, 22_000], school: [1, 3], tickets: 9 },
  turtle: { length: 0.25, crossingMs: [22_000, 29_000], school: [1, 1], tickets: 8 },
  ray: { length: 0.32, crossingMs: [20_000, 26_000], school: [1, 1], tickets: 6 },
  shark: { length: 0.42, crossingMs: [17_000, 23_000], school: [1, 1], tickets: 5 },
  dragonKoi: { length: 0.44, crossingMs: [20_000, 26_000], school: [1, 1], tickets: 4 },
};

const species = (code: SpeciesCode, shape: FishShape, multiplier: number, own: Partial<Habit> = {}): Species => ({
  code,
  shape,
  multiplier,
  ...habits[shape],
  ...own,
});

const reef: FishModel = {
  code: 'reef',
  species: [
    species('silverFry', 'fry', 2),
    species('clownfish', 'clown', 3),
    species('angelfish', 'angel', 5),
    species('puffer', 'puffer', 8),
    species('seahorse', 'seahorse', 10),
    species('jelly', 'jelly', 12),
    species('squid', 'squid', 15),
    species('lionfish', 'lion', 20),
    species('turtle', 'turtle', 25),
    species('ray', 'ray', 40),
    species('reefShark', 'shark', 60),
    species('dragonKoi', 'dragonKoi', 100),
  ],
};

const abyss: FishModel = {
  code: 'abyss',
  species: [
    species('lanternFry', 'fry', 2),
    species('hatchet', 'angel', 4),
    species('fireflySquid', 'squid', 6, { length: 0.14, school: [2, 4], tickets: 11 }),
    species('ghostJelly', 'jelly', 10, { tickets: 11 }),
    species('leafyDragon', 'seahorse', 15),
    species('angler', 'angler', 20),
    species('leatherback', 'turtle', 30),
    species('manta', 'ray', 50, { length: 0.36 }),
    species('sixgill', 'shark', 80),
    species('seaDragon', 'dragonKoi', 200, { length: 0.48, tickets: 3 }),
  ],
};

const pond: FishModel = {
  code: 'pond',
  species: [
    species('minnow', 'fry', 2),
    species('goldfish', 'goldfish', 3),
    species('yamabuki', 'koi', 5, { length: 0.17, school: [2, 4], tickets: 12 }),
    species('asagi', 'koi', 8, { length: 0.19, school: [1, 3], tickets: 11 }),
    species('showa', 'koi', 12),
    species('kohaku', 'koi', 15),
    species('stoneTurtle', 'turtle', 20, { length: 0.2 }),
    species('tancho', 'koi', 30, { length: 0.26, school: [1, 2], tickets: 7 }),
    species('platinum', 'koi', 50, { length: 0.3, school: [1, 1], tickets: 6 }),
    species('dragonKoi', 'dragonKoi', 100),
  ],
};

export const fishModels = { reef, abyss, pond } as const;
export type FishModelCode = keyof typeof fishModels;
export const isFishModel = (word: string): word is FishModelCode => Object.hasOwn(fishModels, word);

const waters: Partial<Readonly<Record<Emblem, FishModel>>> = {
  koi: pond,
  koiPond: pond,
  angler: abyss,
  whale: abyss,
  dragon: abyss,
  trident: abyss,
  oyster: abyss,
  shell: abyss,
};

/** Undefined if the game is not a fishing game. */
export function fishModelOf(gameId: string): FishModel | undefined {
  const game = catalogueGame(gameId);
  return game?.engine === 'fish' ? (waters[game.emblem] ?? reef) : undefined;
}
