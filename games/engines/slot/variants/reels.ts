/** Strips of a variant: the base's counts of symbols, slightly changed, in a new order. */
import { payingSymbols, reelCount, rowCount } from '../rules.ts';
import type { PayingSymbol, SlotSymbol } from '../rules.ts';
import type { Luck } from './luck.ts';

/** The symbols of one strip. */
interface Contents {
  wilds: number;
  /** Scatters or coins by group size: [2, 1, 1] is a pair and two single ones. */
  scatters: number[];
  readonly paying: Record<PayingSymbol, number>;
}

const countOf = (strip: string, symbol: SlotSymbol): number => strip.split(symbol).length - 1;

const piecesOf = (strip: string): number[] => Array.from(strip.matchAll(/S+/g), ([piece]) => piece.length);

function contentsOf(strip: string): Contents {
  const paying = Object.fromEntries(payingSymbols.map((symbol) => [symbol, countOf(strip, symbol)]));
  return { wilds: countOf(strip, 'W'), scatters: piecesOf(strip), paying: paying as Contents['paying'] };
}

const isDear = (symbol: PayingSymbol): boolean => 'ABCD'.includes(symbol);
const fewest = (symbol: PayingSymbol): number => (isDear(symbol) ? 1 : 2);

/** Replaces one symbol by another of its group (A to D, or E to I), so that high symbols stay rare. */
function trade(contents: Contents, luck: Luck): void {
  const from = payingSymbols[luck.below(payingSymbols.length)] ?? 'E';
  const to = payingSymbols[luck.below(payingSymbols.length)] ?? 'I';
  const room = rowCount * 2 - 1;
  if (from === to || isDear(from) !== isDear(to)) return;
  if (contents.paying[from] <= fewest(from) || contents.paying[to] >= room) return;
  contents.paying[from] -= 1;
  contents.paying[to] += 1;
}

/** Makes a strip longer or shorter by one low symbol, or leaves it. */
function stretch(contents: Contents, luck: Luck): void {
  const symbol = luck.of(['E', 'F', 'G', 'H', 'I'] as const);
  const by = luck.below(3) - 1;
  const count = contents.paying[symbol] + by;
  if (count >= fewest(symbol) && count <= rowCount * 2 - 1) contents.paying[symbol] = count;
}

/** Moves a wild to another reel; reel 1 never has one. */
function moveWild(reels: readonly Contents[], luck: Luck): void {
  const [from, to] = [reels[1 + luck.below(reelCount - 1)], reels[1 + luck.below(reelCount - 1)]];
  if (from === undefined || to === undefined || from === to || from.wilds === 0 || to.wilds >= 4) return;
  from.wilds -= 1;
  to.wilds += 1;
}

/** Moves a scatter from a reel that has two to a reel that has one. */
function moveScatter(reels: readonly Contents[], luck: Luck): void {
  const from = reels[luck.below(reelCount)];
  const to = reels[luck.below(reelCount)];
  if (from?.scatters.length !== 2 || to?.scatters.length !== 1) return;
  from.scatters.pop();
  to.scatters.push(1);
}

const coinPieces: readonly [readonly number[], ...(readonly number[])[]] = [
  [2, 2, 1, 1],
  [2, 1, 1, 1, 1],
  [2, 2, 2],
  [3, 1, 1, 1],
  [3, 2, 1],
  [2, 1, 1, 1],
  [2, 2, 1],
];

export interface Habit {
  /** Coins may be grouped freely. */
  readonly areCoins: boolean;
  /** A symbol that comes in pairs, if any. */
  readonly paired: PayingSymbol | undefined;
  readonly trades: number;
  readonly isStretched: boolean;
}

/** The pieces of a strip before they are ordered: single symbols, pairs and groups of scatters. */
function pieces({ wilds, scatters, paying }: Contents, paired: PayingSymbol | undefined): string[] {
  const all: string[] = Array.from({ length: wilds }, () => 'W');
  for (const size of scatters) all.push('S'.repeat(size));
  for (const symbol of payingSymbols) {
    const pairs = symbol === paired ? Math.floor(paying[symbol] / 2) : 0;
    for (let pair = 0; pair < pairs; pair += 1) all.push(symbol + symbol);
    for (let alone = pairs * 2; alone < paying[symbol]; alone += 1) all.push(symbol);
  }
  return all;
}

/** Wilds and scatters count as one kind, so that they keep a distance from each other too. */
const kindOf = (piece: string | undefined): string => (piece?.[0] === 'W' ? 'S' : (piece?.[0] ?? ''));

/**
 * Orders a circular strip so that two groups of a kind have at least two others between them. More frequent kinds are
 * placed first, in proportion. Returns undefined if no valid order was found.
 */
function order(all: readonly string[], luck: Luck): string | undefined {
  const left = [...all];
  const laid: string[] = [];
  while (left.length > 0) {
    const near = [laid.at(-1), laid.at(-2)].map(kindOf);
    // The strip is circular, so the last two places are also near the first two.
    if (left.length <= 2) near.push(kindOf(laid[0]));
    if (left.length === 1) near.push(kindOf(laid[1]));
    const fit = left.flatMap((piece, place) => (near.includes(kindOf(piece)) ? [] : [place]));
    if (fit.length === 0) return undefined;
    const [one = 0, other = 0] = [fit[luck.below(fit.length)], fit[luck.below(fit.length)]];
    const many = (place: number) => left.filter((piece) => kindOf(piece) === kindOf(left[place])).length;
    const chosen = many(one) >= many(other) ? one : other;
    laid.push(...left.splice(chosen, 1));
  }
  return laid.join('');
}

function stripOf(contents: Contents, paired: PayingSymbol | undefined, luck: Luck): string | undefined {
  for (let tries = 0; tries < 40; tries += 1) {
    const strip = order(pieces(contents, paired), luck);
    if (strip !== undefined) return strip;
  }
  return undefined;
}

/** Derives five strips from those of a base; undefined if no valid order was found. */
export function reelsAfter(base: readonly string[], habit: Habit, luck: Luck): string[] | undefined {
  const reels = base.map(contentsOf);
  if (luck.below(2) === 0) moveWild(reels, luck);
  if (!habit.areCoins && luck.below(2) === 0) moveScatter(reels, luck);
  const strips: string[] = [];
  for (const contents of reels) {
    if (habit.areCoins) contents.scatters = [...luck.of(coinPieces)];
    for (let turns = 0; turns < habit.trades; turns += 1) trade(contents, luck);
    if (habit.isStretched) stretch(contents, luck);
    const strip = stripOf(contents, habit.paired, luck);
    if (strip === undefined) return undefined;
    strips.push(strip);
  }
  return strips;
}

export const turned = (strip: string, by: number): string => strip.slice(by) + strip.slice(0, by);
