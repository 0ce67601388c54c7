/** All games and platforms, in the order in which the home grid deals them. */
import { brass } from './brass.ts';
import { canglan } from './canglan.ts';
import { createDealer } from './dealing.ts';
import type { CatalogueGame, Names, PlatformCode } from './game.ts';
import { generated } from './generated.ts';
import type { Generated } from './generated.ts';
import { harbour } from './harbour.ts';
import { kiln } from './kiln.ts';
import { moyu } from './moyu.ts';
import { orchard } from './orchard.ts';
import { spaced } from './spacing.ts';

export interface CataloguePlatform {
  readonly code: PlatformCode;
  readonly names: Names;
  /** The type that most of its games have. ENUM-001 */
  readonly gameType: number;
}

export const platforms: readonly CataloguePlatform[] = [
  { code: 'moyu', names: { zh_CN: '墨玉堂', en: 'Moyu Hall', th: 'โมอวี้' }, gameType: 1 },
  {
    code: 'orchard',
    names: { zh_CN: '老果铺', en: 'Old Orchard', th: 'โอลด์ออร์ชาร์ด' },
    gameType: 1,
  },
  { code: 'kiln', names: { zh_CN: '青窑', en: 'Kiln Blue', th: 'คิล์นบลู' }, gameType: 1 },
  { code: 'brass', names: { zh_CN: '金廊', en: 'Brasshall', th: 'บราสฮอลล์' }, gameType: 1 },
  { code: 'canglan', names: { zh_CN: '沧澜', en: 'Canglan', th: 'ชางหลาน' }, gameType: 1 },
  {
    code: 'harbour',
    names: { zh_CN: '九号港', en: 'Harbour Nine', th: 'ฮาร์เบอร์ไนน์' },
    gameType: 3,
  },
];

const shelves: readonly (readonly CatalogueGame[])[] = [moyu, orchard, kiln, brass, canglan, harbour];

/** One from each shelf in turn, before they are dealt. */
function inTurn(): CatalogueGame[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, row) => shelves.flatMap((shelf) => shelf.slice(row, row + 1))).flat();
}

/** The games that were named by hand, which come first in every catalogue. */
export const namedGames: readonly CatalogueGame[] = inTurn();

/** The default number of games. */
export const usualGames = 600;

const dealt: CatalogueGame[] = [];
let deal: ReturnType<typeof createDealer> | undefined;

/**
 * A catalogue of this many games, at most `mostGames`, as every list shows them. It is dealt in steps of the usual size,
 * so that a longer one begins with the shorter one.
 */
export function catalogueOf(count: number): readonly CatalogueGame[] {
  deal ??= createDealer();
  if (dealt.length === 0) dealt.push(...spaced(dealt, deal(namedGames)));
  const games = [...generatedGames().values()].map(({ game }) => game);
  const most = Math.min(count, namedGames.length + games.length);
  while (dealt.length < most) {
    const from = dealt.length - namedGames.length;
    const step = games.slice(from, from + usualGames - (dealt.length % usualGames));
    dealt.push(...spaced(dealt, deal(step)));
  }
  return dealt.slice(0, count);
}

const namedById = new Map(namedGames.map((game) => [game.gameId, game]));
let generatedById: ReadonlyMap<string, Generated> | undefined;

/** Generated once, on first use, in a fixed order. */
function generatedGames(): ReadonlyMap<string, Generated> {
  generatedById ??= new Map(generated(namedGames).map((each) => [each.game.gameId, each]));
  return generatedById;
}

export function catalogueGame(gameId: string): CatalogueGame | undefined {
  return namedById.get(gameId) ?? generatedGames().get(gameId)?.game;
}

/** The number of a generated game among its platform's machines with the same lead; undefined for one named by hand. */
export const castTurn = (gameId: string): number | undefined => generatedGames().get(gameId)?.turn;
