/** One row of the catalogue: a game, its names, its picture and the engine that opens it. ENTITY-014 */

/** A name in every language of the site; zh_CN is the source. */
export interface Names {
  readonly zh_CN: string;
  readonly en: string;
  readonly th: string;
}

/** The emblems that the picture kit draws. */
// prettier-ignore
export const emblems = [
  'coin', 'ingot', 'envelope', 'lantern', 'lotus', 'moon', 'peach', 'cherries', 'lemon', 'plum', 'gems', 'seven', 'bell',
  'dice', 'cards', 'suits', 'chips', 'roulette', 'baccarat', 'football', 'basketball', 'tennis', 'mahjong', 'dragon',
  'tiger', 'phoenix', 'koi', 'fish', 'cannon', 'trident', 'cat', 'rooster', 'temple', 'trophy', 'controller',
  'crosshair', 'lottery', 'shark', 'whale', 'ray', 'boat', 'lighthouse', 'bottle', 'shell', 'basket', 'teapot',
  'cocktail', 'goldShark', 'oyster', 'marlin', 'angler', 'goldSharkLeap', 'koiPond',
  'boot', 'jersey', 'goal', 'whistle', 'pennant', 'medal', 'podium', 'silverCup', 'hoop', 'basketCourt', 'sneaker',
  'rackets', 'joystick', 'headset', 'moveKeys', 'mouse', 'laneScreen', 'blades', 'warBanner', 'warHelm', 'crystalTower',
  'bullseye', 'visor', 'radar', 'nameTags', 'whiteCock', 'blackCock', 'blackLeap', 'redLeap', 'cockPair', 'cockAtDawn',
  'goldComb', 'goldCock', 'whiteComb', 'amberComb', 'kingCock', 'kingHead', 'kingOnSteps', 'laurelCock', 'royalFlush',
  'pairOfAces', 'fourKings', 'straight', 'river', 'deck', 'pokerTable', 'dealerButton', 'chipTowers', 'goldChip',
  'holeCards', 'flush',
] as const;
export type Emblem = (typeof emblems)[number];

/** Families choose the scene behind the emblem. */
export type Family = 'slots' | 'live' | 'fishing' | 'sports' | 'esports' | 'chess' | 'lottery' | 'other';

/**
 * What a game opens. `slot`: the built-in 5 x 3 machine, under the game's own name and colours. `sport`: the betting
 * desk. `fish`: a fishing room. `none`: nothing yet. Every other engine is one game: a table of the live hall, a game
 * of the card room or the poker room, or an instant game.
 */
export type Engine =
  | 'slot'
  | 'baccarat'
  | 'roulette'
  | 'sicBo'
  | 'dragonTiger'
  | 'blackjack'
  | 'douDizhu'
  | 'niuNiu'
  | 'goldenFlower'
  | 'twoEight'
  | 'plinko'
  | 'treasure'
  | 'keno80'
  | 'keno40'
  | 'markSix'
  | 'pickFive'
  | 'scratch'
  | 'hands'
  | 'horses'
  | 'fastThree'
  | 'sport'
  | 'fish'
  | 'holdem'
  | 'sitAndGo'
  | 'shortDeck'
  | 'none';

/** The finished slot models. */
export type ModelCode =
  | 'climb'
  | 'calm'
  | 'bold'
  | 'fruit'
  | 'tide'
  | 'bamboo'
  | 'canopy'
  | 'lattice'
  | 'vault'
  | 'ember'
  | 'drift'
  | 'orbit'
  | 'rapids'
  | 'terrace';

export type PlatformCode = 'moyu' | 'brass' | 'canglan' | 'harbour' | 'orchard' | 'kiln';

/** A part of a game type that the lobby lists separately; '' is the rest. SI-16, SI-25 */
export type Section = '' | 'texas' | 'esports' | 'cockfight';

/** One hall is kept in upkeep, to show what a platform under maintenance looks like. STATE-006 */
export const inUpkeep = { platform: 'harbour', gameType: 7 } as const;

/** A name as a part of an address: lower case, words joined by hyphens. */
export const slugOf = (en: string): string =>
  en
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

export interface CatalogueGame {
  /** Also the game code of a launch and the file name of its tile. */
  readonly gameId: string;
  readonly platform: PlatformCode;
  /** Game type of section 3: 1 slots, 3 sports, 6 chess, 8 other. ENUM-001 */
  readonly gameType: number;
  readonly names: Names;
  readonly emblem: Emblem;
  readonly family: Family;
  readonly engine: Engine;
  readonly section: Section;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly isTrialOffered: boolean;
  /**
   * Chooses the background of its picture and its cast of symbols. It is stored in the row and never derived from its
   * position in a list, because a new row must not change how another game looks or pays.
   */
  readonly pictureVariant: number;
  /** The model that a slot machine plays, as it is or in a variant of its own. Never changes. */
  readonly baseModel: ModelCode | undefined;
}

/** What a row may say besides its name: shown as hot, shown as new, or without trial. */
export type Mark = 'hot' | 'new' | 'no-trial';

/** Makes the rows of one platform's slot machines. */
export function slotsOf(platform: PlatformCode) {
  return (
    id: string,
    zh_CN: string,
    en: string,
    th: string,
    emblem: Emblem,
    pictureVariant: number,
    baseModel: ModelCode,
    ...marks: Mark[]
  ): CatalogueGame => ({
    gameId: `${platform}-${id}`,
    platform,
    gameType: 1,
    names: { zh_CN, en, th },
    emblem,
    family: 'slots',
    engine: 'slot',
    section: '',
    isNew: marks.includes('new'),
    isHot: marks.includes('hot'),
    isTrialOffered: !marks.includes('no-trial'),
    pictureVariant,
    baseModel,
  });
}
