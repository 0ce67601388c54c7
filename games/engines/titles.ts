/**
 * Which machine stands behind a game of the catalogue: its model (strips, pays, free play) and the pictures that dress
 * its symbols. Every catalogue row whose engine is `slot` has a title; models are shared, casts are not.
 */
import { castTurn, catalogueGame, shelfPlace } from '../catalogue/catalogue.ts';
import type { Emblem, Names, PlatformCode } from '../catalogue/game.ts';
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

/** A model by its code; undefined where none has it. */
export const modelOf = (code: string): SlotModel | undefined => models.find((model) => model.code === code);

/** The symbols that a title shows as pictures; `E` to `I` are letters in the house's hand. */
export interface Cast {
  readonly W: Emblem;
  readonly S: Emblem;
  readonly A: Emblem;
  readonly B: Emblem;
  readonly C: Emblem;
  readonly D: Emblem;
}

export interface Title {
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

/** The titles that stand for a model: its reels and pays were made for their names. */
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

/** The games that stand for a model, in the order of the models. */
export const ownTitles: readonly string[] = Object.keys(ownModels);

/** The models of a house, dealt along its shelf to the others. */
const houseModels: Readonly<Record<PlatformCode, readonly SlotModel[]>> = {
  moyu: [climb, bamboo, orbit, bold, ember, calm, canopy, tide],
  orchard: [fruit, terrace, calm, vault, lattice, bold, rapids],
  kiln: [calm, tide, ember, bamboo, terrace, climb, drift],
  brass: [bold, vault, fruit, orbit, canopy, calm, drift],
  canglan: [tide, rapids, bold, drift, lattice, climb, orbit],
  harbour: [rapids, climb, vault, terrace, bold, orbit, bamboo],
};

/** As they were dealt while every machine paid in lines: rounds of that time name no model. */
const linesDealt: Readonly<Record<PlatformCode, readonly SlotModel[]>> = {
  moyu: [climb, bold, calm, tide],
  orchard: [fruit, calm, bold],
  kiln: [calm, tide, climb],
  brass: [bold, fruit, calm],
  canglan: [tide, bold, climb],
  harbour: [fruit],
};

/** What a house's symbols are chosen from, dearest first. */
const housePools: Readonly<Record<PlatformCode, readonly Emblem[]>> = {
  moyu: [
    'dragon',
    'phoenix',
    'ingot',
    'tiger',
    'lotus',
    'peach',
    'lantern',
    'moon',
    'koi',
    'temple',
    'envelope',
    'coin',
  ],
  orchard: ['seven', 'bell', 'gems', 'cherries', 'peach', 'cat', 'plum', 'lemon', 'coin', 'dice', 'lottery'],
  kiln: ['phoenix', 'dragon', 'ingot', 'cat', 'lotus', 'koi', 'peach', 'lantern', 'plum', 'fish', 'moon', 'coin'],
  brass: ['gems', 'trophy', 'roulette', 'phoenix', 'cards', 'chips', 'seven', 'dice', 'bell', 'suits', 'ingot', 'coin'],
  canglan: ['trident', 'dragon', 'gems', 'koi', 'cannon', 'temple', 'fish', 'ingot', 'lotus', 'bell', 'moon', 'coin'],
  harbour: ['trophy', 'football', 'basketball', 'tennis', 'controller', 'crosshair', 'coin'],
};

/** What belongs with a lead: the first stands for free play. */
const company: Readonly<Partial<Record<Emblem, readonly Emblem[]>>> = {
  koi: ['temple', 'lotus'],
  dragon: ['temple', 'ingot'],
  moon: ['lantern', 'peach'],
  lotus: ['moon', 'koi'],
  lantern: ['envelope', 'ingot'],
  fish: ['lotus', 'moon'],
  cherries: ['bell', 'seven'],
  lemon: ['seven', 'cherries'],
  plum: ['bell', 'peach'],
  trident: ['temple', 'gems'],
  cards: ['roulette', 'chips'],
  suits: ['cards', 'gems'],
  mahjong: ['lantern', 'dice'],
};

function castOf(lead: Emblem, platform: PlatformCode, place: number): Cast {
  const pool = housePools[platform];
  // Five is prime to every pool's length, so that neighbours on the shelf share few pictures.
  const start = (place * 5) % pool.length;
  const turned = [...pool.slice(start), ...pool.slice(0, start)];
  const chosen = [...new Set([lead, ...(company[lead] ?? []), ...turned])];
  const [W = lead, S = lead, ...rest] = chosen;
  // Dearer pictures pay more, as they stand in the house's pool.
  const rank = (emblem: Emblem) => (pool.includes(emblem) ? pool.indexOf(emblem) : pool.length);
  const [A = lead, B = lead, C = lead, D = lead] = rest.slice(0, 4).sort((a, b) => rank(a) - rank(b));
  return { W, S, A, B, C, D };
}

/** The number `index` of the subsets of four among `count`, as positions. */
function fourOf(count: number, index: number): number[] {
  const chosen: number[] = [];
  let left = index;
  for (let position = 0; position < count && chosen.length < 4; position += 1) {
    const wanted = 3 - chosen.length;
    let withThis = 1;
    for (let i = 0; i < wanted; i += 1) withThis = (withThis * (count - position - 1 - i)) / (i + 1);
    if (left < withThis) chosen.push(position);
    else left -= withThis;
  }
  return chosen;
}

/**
 * The cast of a generated machine: the same lead in the same house gets another company each time, until every
 * company has been dealt. 977 shares no divisor with the number of companies, so that neighbours differ much.
 */
function dealtCast(lead: Emblem, platform: PlatformCode, turn: number): Cast {
  const pool = housePools[platform].filter((emblem) => emblem !== lead);
  const others = pool.length - 1;
  const fours = (others * (others - 1) * (others - 2) * (others - 3)) / 24;
  const deal = (turn * 977 + 97) % (pool.length * fours);
  const S = pool[deal % pool.length] ?? lead;
  const rest = pool.filter((emblem) => emblem !== S);
  const [A = lead, B = lead, C = lead, D = lead] = fourOf(rest.length, Math.floor(deal / pool.length)).map(
    (position) => rest[position] ?? lead,
  );
  return { W: lead, S, A, B, C, D };
}

/** The model of a round that names none; undefined where the game is unknown or no slot machine. */
export function firstModelOf(gameId: string): SlotModel | undefined {
  const game = catalogueGame(gameId);
  if (game?.engine !== 'slot') return undefined;
  const dealt = linesDealt[game.platform];
  return dealt[shelfPlace(game) % dealt.length];
}

/** The title of a catalogue game; undefined where the game is unknown or no slot machine. */
export function titleOf(gameId: string): Title | undefined {
  const game = catalogueGame(gameId);
  if (game?.engine !== 'slot') return undefined;
  const place = shelfPlace(game);
  const dealt = houseModels[game.platform];
  const turn = castTurn(gameId);
  return {
    gameId,
    platform: game.platform,
    names: game.names,
    model: ownModels[gameId] ?? dealt[place % dealt.length] ?? climb,
    cast: turn === undefined ? castOf(game.emblem, game.platform, place) : dealtCast(game.emblem, game.platform, turn),
    art: gameId === flagshipId ? 'koiGate' : 'kit',
  };
}
