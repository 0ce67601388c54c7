/** The return that a game's own rules state, for its tile. Every figure comes from where the rules panel reads it. M09 */
import { catalogueGame } from '../catalogue/catalogue.ts';
import type { Engine } from '../catalogue/game.ts';
import {
  blackjackRtp,
  goldenFlowerReturn,
  landlordsReturn,
  niuNiuReturn,
  twoEightReturn,
} from '../engines/cards/pays.ts';
import { returnPercent } from '../engines/fish/chance.ts';
import { isInstantCode, returnOf } from '../engines/instant/game.ts';
import { instantGames } from '../engines/instant/games.ts';
import { holdemReturns } from '../engines/poker/holdem/published.ts';
import { percentText } from '../engines/slot/fraction.ts';
import { rtpOfModel } from '../engines/slot/published.ts';
import { titleOf } from '../engines/slotTitles.ts';
import { tablePays } from '../engines/table/pays.ts';
import { isTableCode } from '../engines/table/table.ts';

/** One figure, or the lowest and the highest where the return depends on the bet. */
function rangeOf(figures: readonly string[]): string {
  const sorted = figures.toSorted((a, b) => Number(a) - Number(b));
  const [low = '', high = low] = [sorted[0], sorted.at(-1)];
  return low === high ? low : `${low}–${high}`;
}

/** Returns that depend on how the player plays are measured and carry a sign of approximation. */
const fixed: Readonly<Partial<Record<Engine, string>>> = {
  blackjack: `≈ ${blackjackRtp.rtp}`,
  douDizhu: `≈ ${landlordsReturn.rtp}`,
  holdem: `≈ ${holdemReturns.callReturn}`,
  niuNiu: niuNiuReturn,
  goldenFlower: goldenFlowerReturn,
  twoEight: twoEightReturn,
  fish: String(returnPercent),
};

/** Engines whose returns were needed before: an instant game has up to hundreds of bets. */
const ofEngine = new Map<Engine, string>();
/** Computing a slot's figures takes some milliseconds. */
const ofSlot = new Map<string, string>();

function engineReturn(engine: Engine): string {
  if (isTableCode(engine)) return rangeOf(tablePays[engine].map(({ rtp }) => rtp));
  if (isInstantCode(engine))
    return rangeOf(instantGames[engine].settings.map(({ odds }) => percentText(returnOf(odds))));
  return fixed[engine] ?? '';
}

function slotReturn(gameId: string): string {
  const title = titleOf(gameId);
  return title ? rtpOfModel(title.model) : '';
}

function kept<K>(cache: Map<K, string>, key: K, compute: (key: K) => string): string {
  const known = cache.get(key) ?? compute(key);
  cache.set(key, known);
  return known;
}

/**
 * Percent without the sign: '96.18', '85.64–98.94' by the bet, '≈ 99.55' as measured. '' where players bet against each
 * other or on odds that change, and for an unknown game.
 */
export function statedReturn(gameId: string): string {
  const engine = catalogueGame(gameId)?.engine;
  if (engine === undefined) return '';
  return engine === 'slot' ? kept(ofSlot, gameId, slotReturn) : kept(ofEngine, engine, engineReturn);
}
