/**
 * Maps catalogue games to slots: the model (strips, pays, free play) and the pictures of its symbols. Every catalogue
 * row with the engine `slot` has a title. Fourteen use a finished model; each of the others has a variant with its own
 * reels and pays.
 */
import { castTurn, catalogueGame } from '../catalogue/catalogue.ts';
import type { Names, PlatformCode } from '../catalogue/game.ts';
import { castOf, dealtCast } from './slot/casts.ts';
import type { Cast } from './slot/casts.ts';
import { bold } from './slot/models/bold.ts';
import { calm } from './slot/models/calm.ts';
import { climb } from './slot/models/climb.ts';
import { fruit } from './slot/models/fruit.ts';
import { tide } from './slot/models/tide.ts';
import { bamboo } from './slot/models/bamboo.ts';
import { canopy } from './slot/models/canopy.ts';
import { lattice } from './slot/models/lattice.ts';
import { drift } from './slot/models/drift.ts';
import { ember } from './slot/models/ember.ts';
import { orbit } from './slot/models/orbit.ts';
import { rapids } from './slot/models/rapids.ts';
import { terrace } from './slot/models/terrace.ts';
import { vault } from './slot/models/vault.ts';
import type { SlotModel } from './slot/rules.ts';
import { variantCode, variantOf } from './slot/variants/variant.ts';

export const models: readonly SlotModel[] = [
  climb,
  calm,
  bold,
  fruit,
  tide,
  bamboo,
  canopy,
  lattice,
  vault,
  ember,
  drift,
  orbit,
  rapids,
  terrace,
];

/** The model with this code, finished or a variant; undefined if there is none. A code always gives the same model. */
export const modelOf = (code: string): SlotModel | undefined =>
  models.find((model) => model.code === code) ?? variantOf(code, models)?.model;

export interface SlotTitle {
  readonly gameId: string;
  readonly platform: PlatformCode;
  readonly names: Names;
  readonly model: SlotModel;
  readonly cast: Cast;
  /** `koiGate` has symbols and scenes of its own; `kit` draws its cast with the picture kit. */
  readonly art: 'koiGate' | 'kit';
}

/** The flagship, 锦鲤跃门. */
export const flagshipId = 'moyu-koi-gate';

/** The titles for which each model was made. */
const ownModels: Readonly<Record<string, SlotModel>> = {
  'moyu-koi-gate': climb,
  'kiln-blue-phoenix': calm,
  'canglan-two-carp': bold,
  'orchard-cherry-hours': fruit,
  'canglan-trident': tide,
  'moyu-bamboo-cat': bamboo,
  'moyu-parasol-phoenix': canopy,
  'kiln-twin-lotus': lattice,
  'brass-coin-theatre': vault,
  'kiln-ingot-hall': ember,
  'canglan-seabed-coins': drift,
  'brass-diamond-gallery': orbit,
  'canglan-deep-bubbles': rapids,
  'orchard-candy-jar': terrace,
};

/** Titles with a finished model, in the order of the models. */
export const ownTitles: readonly string[] = Object.keys(ownModels);

/** The models from the time when every machine paid in lines. Rounds of that time do not name their model. */
const linesDealt: Readonly<Record<PlatformCode, readonly SlotModel[]>> = {
  moyu: [climb, bold, calm, tide],
  orchard: [fruit, calm, bold],
  kiln: [calm, tide, climb],
  brass: [bold, fruit, calm],
  canglan: [tide, bold, climb],
  harbour: [fruit],
};

/** The model of an old round that does not name one; undefined if the game is unknown or not a slot machine. */
export function legacyModelOf(gameId: string): SlotModel | undefined {
  const game = catalogueGame(gameId);
  if (game?.engine !== 'slot') return undefined;
  const dealt = linesDealt[game.platform];
  return dealt[game.pictureVariant % dealt.length];
}

/** The code of the model that a catalogue game plays; undefined if the game is unknown or not a slot machine. */
export function modelCodeOf(gameId: string): string | undefined {
  const game = catalogueGame(gameId);
  const base = models.find(({ code }) => code === game?.baseModel);
  return base && (ownModels[gameId]?.code ?? variantCode(base, gameId));
}

/** The title of a catalogue game; undefined if the game is unknown or not a slot machine. */
export function titleOf(gameId: string): SlotTitle | undefined {
  const game = catalogueGame(gameId);
  const code = modelCodeOf(gameId);
  if (game === undefined || code === undefined) return undefined;
  const turn = castTurn(gameId);
  return {
    gameId,
    platform: game.platform,
    names: game.names,
    // Making a variant takes some milliseconds, so it is made only when it is played.
    get model() {
      return modelOf(code) ?? climb;
    },
    cast:
      turn === undefined
        ? castOf(game.emblem, game.platform, game.pictureVariant)
        : dealtCast(game.emblem, game.platform, turn),
    art: gameId === flagshipId ? 'koiGate' : 'kit',
  };
}
