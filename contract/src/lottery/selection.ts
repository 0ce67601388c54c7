/** A player's selection: the number of its bets, and its prizes. VALID-057 */
import type { LotteryColour } from './colour.ts';
import { lotteryColours } from './colour.ts';
import { lotteryGame } from './games.ts';
import type { LotteryCode } from './games.ts';
import { colourPick, halvesOf, playOf, zonesOf } from './plays.ts';
import type { Play } from './plays.ts';

export interface Selection {
  readonly play: string;
  /** The picks of each zone, in any order; see `Shape` for what a zone is. */
  readonly picks: readonly (readonly number[])[];
  /** 胆: in every bet of a combination; empty unless the play takes bankers. */
  readonly bankers: readonly number[];
}

/** Number of bets of a selection that win at this price. */
export interface Won {
  readonly bets: number;
  readonly oddsHundredths: number;
}

/** Binomial coefficient, n over k; 0 if k is out of range. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * (n - k + taken)) / taken;
  return ways;
}

/** Number of ways to take one value from each zone; all different if balls are not put back. */
function tuples(zones: readonly (readonly number[])[], isReplaced: boolean, taken: readonly number[] = []): number {
  const [zone, ...rest] = zones;
  if (isReplaced) return zones.reduce((product, each) => product * each.length, 1);
  if (zone === undefined) return 1;
  return zone.reduce(
    (sum, number) => sum + (taken.includes(number) ? 0 : tuples(rest, isReplaced, [...taken, number])),
    0,
  );
}

const isSet = (picks: readonly number[]): boolean => new Set(picks).size === picks.length;

/** Whether the picks have the shape of the play. `countBets` checks their number. */
function isShaped(play: Play, { picks, bankers }: Selection): boolean {
  const { zones, values, bankers: mostBankers } = zonesOf(play);
  const all = [...picks, bankers];
  if (picks.length !== zones || bankers.length > mostBankers || !all.every(isSet)) return false;
  if (!all.flat().every((pick) => values.includes(pick))) return false;
  return bankers.every((banker) => !picks[0]?.includes(banker));
}

/**
 * 注数: the number of bets of a selection. 0 if picks are missing or repeated, or if the game has no such play; such a
 * selection cannot be placed. VALID-057
 */
export function countBets(lotteryCode: LotteryCode, selection: Selection): number {
  const play = playOf(lotteryCode, selection.play);
  if (play === undefined || !isShaped(play, selection)) return 0;
  const { picks, bankers } = selection;
  const zone = picks[0]?.length ?? 0;
  switch (play.shape) {
    case 'positions':
    case 'halves':
    case 'colour':
      return picks.reduce((sum, each) => sum + each.length, 0);
    case 'straight':
      return tuples(picks, lotteryGame(lotteryCode).balls.isReplaced);
    case 'pair':
      return zone * Math.max(0, zone - 1);
    case 'combination':
      return choose(zone, play.pick - bankers.length);
  }
}

/** Winning bets of a selection for these balls, by price; empty if none wins. */
export function winsOf(lotteryCode: LotteryCode, selection: Selection, balls: readonly number[]): Won[] {
  const play = playOf(lotteryCode, selection.play);
  if (play === undefined) return [];
  const seen = balls.slice(play.from, play.from + play.size);
  return wonBets(play, selection, seen)
    .map((bets, index) => ({ bets, oddsHundredths: play.prices[index]?.oddsHundredths ?? 0 }))
    .filter(({ bets }) => bets > 0);
}

/** Number of winning bets for each price. */
function wonBets(play: Play, { picks, bankers }: Selection, seen: readonly number[]): number[] {
  const [zone = []] = picks;
  switch (play.shape) {
    case 'positions':
      return [picks.filter((each, place) => each.includes(seen[place] ?? Number.NaN)).length];
    case 'halves':
      return [
        picks.reduce((sum, each, place) => {
          const kinds = halvesOf(play.lotteryCode, seen[place] ?? Number.NaN);
          return sum + each.filter((pick) => kinds.includes(pick)).length;
        }, 0),
      ];
    case 'colour':
      return play.prices.map((_, index) => {
        const pick = index + 1;
        return zone.includes(pick) && colourPick(seen[0] ?? Number.NaN) === pick ? 1 : 0;
      });
    case 'straight':
      return [picks.every((each, place) => each.includes(seen[place] ?? Number.NaN)) ? 1 : 0];
    case 'pair': {
      const drawn = [...new Set(seen)];
      return [drawn.length === 2 && drawn.every((number) => zone.includes(number)) ? 1 : 0];
    }
    case 'combination':
      return [wonCombinations(play, zone, bankers, [...new Set(seen)])];
  }
}

/**
 * A bet with at most as many numbers as are drawn wins if all its numbers are drawn; a longer bet wins if it contains
 * all drawn numbers.
 */
function wonCombinations(
  { pick, size }: Play,
  zone: readonly number[],
  bankers: readonly number[],
  drawn: readonly number[],
): number {
  const free = pick - bankers.length;
  const hits = zone.filter((number) => drawn.includes(number)).length;
  if (pick <= size) {
    return bankers.every((banker) => drawn.includes(banker)) ? choose(hits, free) : 0;
  }
  const missing = drawn.filter((number) => !bankers.includes(number)).length;
  return hits === missing ? choose(zone.length - hits, free - missing) : 0;
}

/** One line of a cart: a selection with the stake of each of its bets. */
export interface Line extends Selection {
  /** Stake per bet in satang; whole baht. */
  readonly unitSatang: number;
  /** 倍数, from 1. */
  readonly multiple: number;
}

/** 注数 x 金额 x 倍数, satang. */
export const stakeOf = (lotteryCode: LotteryCode, line: Line): number =>
  countBets(lotteryCode, line) * line.unitSatang * line.multiple;

/**
 * The prize of a line in satang, the stake of its winning bets included. Exact: units are whole baht, odds hundredths.
 */
export const prizeOf = (lotteryCode: LotteryCode, line: Line, balls: readonly number[]): number =>
  winsOf(lotteryCode, line, balls).reduce(
    (sum, { bets, oddsHundredths }) => sum + (bets * line.multiple * line.unitSatang * oddsHundredths) / 100,
    0,
  );

/** The bet kinds of a selection: number, or the colours picked. ENUM-021 */
export const kindsOf = ({ play, picks }: Selection): LotteryColour[] =>
  play === 'colour' ? (picks[0] ?? []).flatMap((pick) => lotteryColours[pick] ?? []) : ['number'];

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);

/** Equal for equal picks in any order, so that a cart can mark duplicates. */
export const selectionKey = ({ play, picks, bankers }: Selection): string =>
  [play, ...picks.map((zone) => sorted(zone).join(',')), `b${sorted(bankers).join(',')}`].join('|');
