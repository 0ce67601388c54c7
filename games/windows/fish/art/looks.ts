/** How the water of a game looks: every kind of fishing game has its own, and every platform shifts its hue. */
import { catalogueGame } from '../../../catalogue/catalogue.ts';
import type { Emblem, PlatformCode } from '../../../catalogue/game.ts';
import type { FishModel, SpeciesCode } from '../../../engines/fish/species.ts';
import type { Pigment, Stops } from './pen.ts';
import { pigments } from './pigments.ts';

export const waterKinds = ['lagoon', 'amber', 'wreck', 'blue', 'trench', 'palace', 'pearl', 'pond'] as const;
export type WaterKind = (typeof waterKinds)[number];

export interface Water {
  readonly depth: Stops;
  /** The light, as red, green, blue. */
  readonly glow: string;
  /** The silhouettes of the distance, farthest first. */
  readonly far: readonly [string, string, string];
  readonly sand: Stops;
  readonly plants: readonly string[];
  /** 0 for still, dark water; 1 for a sunlit one. */
  readonly sun: number;
}

export interface Look {
  readonly kind: WaterKind;
  /** Seed of everything that grows. */
  readonly seed: number;
  /** Degrees by which the platform turns the colours. */
  readonly hue: number;
  readonly pigments: Readonly<Record<SpeciesCode, Pigment>>;
}

const kinds: Partial<Readonly<Record<Emblem, WaterKind>>> = {
  fish: 'lagoon',
  goldShark: 'amber',
  goldSharkLeap: 'amber',
  cannon: 'wreck',
  marlin: 'blue',
  angler: 'trench',
  dragon: 'palace',
  trident: 'palace',
  oyster: 'pearl',
  shell: 'pearl',
  koi: 'pond',
  koiPond: 'pond',
};
const plainKinds: Readonly<Record<FishModel['code'], WaterKind>> = { reef: 'lagoon', abyss: 'trench', pond: 'pond' };
const hues: Readonly<Record<PlatformCode, number>> = {
  canglan: 0,
  moyu: -12,
  brass: 14,
  harbour: 7,
  orchard: -7,
  kiln: 20,
};

/** The shark of the gold shark's games is gold. */
const gold: Pigment = {
  back: '#9a5c06',
  side: '#f2b32e',
  belly: '#fff6d2',
  mark: '#b8690a',
  fin: '#c78414',
  eye: '#7c1408',
};

export function lookOf(gameId: string, model: FishModel['code']): Look {
  const game = catalogueGame(gameId);
  const kind = (game && kinds[game.emblem]) ?? plainKinds[model];
  return {
    kind,
    seed: Array.from(gameId).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7),
    hue: game ? hues[game.platform] : 0,
    pigments: kind === 'amber' ? { ...pigments, reefShark: gold } : pigments,
  };
}
