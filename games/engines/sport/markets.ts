/**
 * Markets and odds. Odds are 1 / (chance x (1 + margin)), rounded to the nearest hundredth. Chances are those of the
 * state and are not skewed towards or away from a pick. If odds would be below 1.01, the market is suspended. M05
 */
import type { Chances3, MatchState, Outlook, Score } from './match.ts';

/** What can be bet on; the contract explains each kind. */
export type MarketKind = 'winner' | 'handicap' | 'total' | 'part' | 'bothScore' | 'oddEven' | 'nextScore' | 'exact';

export interface MarketKey {
  readonly kind: MarketKind;
  readonly param: number;
}
export interface PickChance {
  readonly pick: string;
  readonly chance: number;
}
export interface PricedMarket extends MarketKey {
  readonly picks: readonly { readonly pick: string; readonly odds: number }[];
}

/** What the house keeps on average, as a part of what it pays back. */
export const margins = { before: 0.05, live: 0.06, exact: 0.08, cashOut: 0.03 } as const;
export const marginOf = (kind: MarketKind, isLive: boolean): number =>
  kind === 'exact' ? margins.exact : isLive ? margins.live : margins.before;

/** Decimal odds in hundredths. */
export const lowestOdds = 101;
/** Rarer picks are not offered. */
const rarest = 0.003;

export const oddsOf = (chance: number, margin: number): number => Math.round(100 / (chance * (1 + margin)));

const two = (first: string, chance: number, second: string): PickChance[] => [
  { pick: first, chance },
  { pick: second, chance: 1 - chance },
];
const three = ({ home, draw, away }: Chances3, middle: string): PickChance[] => [
  { pick: 'home', chance: home },
  ...(draw > 0 ? [{ pick: middle, chance: draw }] : []),
  { pick: 'away', chance: away },
];
const isOddLine = (param: number): boolean => Number.isSafeInteger(param) && Math.abs(param % 2) === 1;

/** The chance of each pick of a market; undefined if there is no such market in this state. They sum to one. */
export function chancesOf(outlook: Outlook, { kind, param }: MarketKey): PickChance[] | undefined {
  switch (kind) {
    case 'winner':
      return param === 0 ? three(outlook.winner, 'draw') : undefined;
    case 'handicap':
      return isOddLine(param) ? two('home', outlook.leads(param), 'away') : undefined;
    case 'total':
      return isOddLine(param) && param > 0 ? two('over', outlook.exceeds(param), 'under') : undefined;
    case 'part': {
      const chances = outlook.part(param - 1);
      return chances && three(chances, 'draw');
    }
    case 'bothScore':
      return param === 0 && outlook.bothScore !== undefined ? two('yes', outlook.bothScore, 'no') : undefined;
    case 'oddEven':
      return param === 0 ? two('odd', outlook.odd, 'even') : undefined;
    case 'nextScore':
      return outlook.next?.number === param ? three(outlook.next, 'none') : undefined;
    case 'exact':
      return param === 0 && outlook.exact !== undefined && outlook.exact.size > 1
        ? [...outlook.exact].map(([pick, chance]) => ({ pick, chance }))
        : undefined;
  }
}

/** A market as it is offered. It has no picks if it is almost decided, so that odds would be below 1.01. */
export function priced(outlook: Outlook, key: MarketKey, isLive: boolean): PricedMarket | undefined {
  const chances = chancesOf(outlook, key);
  if (chances === undefined) return undefined;
  const margin = marginOf(key.kind, isLive);
  const isDecided = chances.some(({ chance }) => oddsOf(chance, margin) < lowestOdds);
  const offered = isDecided ? [] : chances.filter(({ chance }) => chance >= rarest);
  return { ...key, picks: offered.map(({ pick, chance }) => ({ pick, odds: oddsOf(chance, margin) })) };
}

/** The odd line at which both sides are nearest to even; `rises` says whether the chance of the first pick grows with it. */
function evenLine(chance: (line: number) => number, lowest: number, highest: number, rises: boolean): number {
  let [low, high] = [lowest, highest];
  while (high - low > 2) {
    const middle = low + 2 * Math.floor((high - low) / 4);
    if (chance(middle) > 0.5 === rises) high = middle;
    else low = middle;
  }
  return Math.abs(chance(low) - 0.5) <= Math.abs(chance(high) - 0.5) ? low : high;
}

const oddUp = (number: number): number => number + (number % 2 === 0 ? 1 : 0);

export function mainHandicap(outlook: Outlook): number {
  const most = oddUp(2 * outlook.mostCounted);
  return evenLine((line) => outlook.leads(line), -most, most, true);
}
export const mainTotal = (outlook: Outlook): number =>
  evenLine((line) => outlook.exceeds(line), 1, oddUp(2 * outlook.mostCounted), false);

/** The final result that every pick is judged by. */
export interface Result {
  readonly state: MatchState;
  /** The sides that scored, in order; only used in sports with goals. */
  readonly scorers: readonly ('home' | 'away')[];
}

const leader = ({ home, away }: Score): string => (home === away ? 'draw' : home > away ? 'home' : 'away');

/** The pick of a market that won; undefined if the market was not played out. */
export function winningPick({ state, scorers }: Result, { kind, param }: MarketKey): string | undefined {
  const { score, counted, parts, decidedBy } = state;
  switch (kind) {
    case 'winner':
      return decidedBy === '' ? leader(score) : decidedBy;
    case 'handicap':
      return 2 * (counted.home - counted.away) + param > 0 ? 'home' : 'away';
    case 'total':
      return 2 * (counted.home + counted.away) > param ? 'over' : 'under';
    case 'part': {
      const part = parts[param - 1];
      return part && leader(part);
    }
    case 'bothScore':
      return score.home > 0 && score.away > 0 ? 'yes' : 'no';
    case 'oddEven':
      return (counted.home + counted.away) % 2 === 1 ? 'odd' : 'even';
    case 'nextScore':
      return scorers[param - 1] ?? 'none';
    case 'exact':
      return `${score.home}-${score.away}`;
  }
}
