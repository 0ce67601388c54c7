/**
 * Which markets of a state are listed: a few on the board, all for a match. Any odd line that is priced may be bet on.
 */
import type { SportCode } from './kinds.ts';
import { mainHandicap, mainTotal, priced } from './markets.ts';
import type { MarketKey, PricedMarket } from './markets.ts';
import type { MatchState, Outlook } from './match.ts';
import { rulesOf } from './sports.ts';

/** The distance from one line to the next, in half points. */
const lineStep: Readonly<Partial<Record<SportCode, { readonly handicap: number; readonly total: number }>>> = {
  basketball: { handicap: 6, total: 10 },
  handball: { handicap: 2, total: 4 },
  rugby: { handicap: 6, total: 8 },
  volleyball: { handicap: 6, total: 8 },
  shooter: { handicap: 4, total: 4 },
};
const usualStep = { handicap: 2, total: 2 };
/** Lines on each side of the main one. */
const moreLines = 2;

const lines = (kind: 'handicap' | 'total', main: number, step: number): MarketKey[] =>
  Array.from({ length: 2 * moreLines + 1 }, (_, at) => ({ kind, param: main + (at - moreLines) * step }));

/** The keys of all markets that a state has, in the order in which they are shown. The board shows the first three. */
function keysOf(code: SportCode, state: MatchState, outlook: Outlook): MarketKey[] {
  const step = lineStep[code] ?? usualStep;
  const rules = rulesOf[code];
  const isByParts = rules.kind === 'race' && rules.counts === 'parts';
  const even = mainHandicap(outlook);
  // A handicap of half a part is the same bet as the winner of the match, which is a market already.
  const isWinner = ({ param }: MarketKey): boolean => isByParts && Math.abs(param) === 1;
  const handicap = isWinner({ kind: 'handicap', param: even }) ? (outlook.winner.home > 0.5 ? -3 : 3) : even;
  const total = mainTotal(outlook);
  const part = state.parts.length + 1;
  return [
    { kind: 'winner', param: 0 },
    { kind: 'handicap', param: handicap },
    { kind: 'total', param: total },
    ...lines('handicap', handicap, step.handicap).filter((key) => key.param !== handicap && !isWinner(key)),
    ...lines('total', total, step.total).filter(({ param }) => param !== total && param > 0),
    { kind: 'nextScore', param: outlook.next?.number ?? 0 },
    { kind: 'bothScore', param: 0 },
    { kind: 'part', param: part },
    ...(rules.kind === 'timed' ? [{ kind: 'part', param: part + 1 } as const] : []),
    ...(rules.kind === 'timed' || rules.counts === 'points' ? [{ kind: 'oddEven', param: 0 } as const] : []),
    ...(rules.kind === 'race' && rules.parts <= 3 ? [{ kind: 'exact', param: 0 } as const] : []),
  ];
}

/** All markets of a state. Those that are almost decided have no picks; additional lines without picks are left out. */
export function marketsOf(code: SportCode, state: MatchState, outlook: Outlook, isLive: boolean): PricedMarket[] {
  return keysOf(code, state, outlook).flatMap((key, at) => {
    const market = priced(outlook, key, isLive);
    const isLine = at > 2 && (key.kind === 'handicap' || key.kind === 'total');
    return market === undefined || (isLine && market.picks.length === 0) ? [] : market;
  });
}

/**
 * Whether a bet may name this market at all: lines in every sport, `oddEven` and `exact` only where they are listed.
 */
export function isListed(code: SportCode, { kind }: MarketKey): boolean {
  const rules = rulesOf[code];
  if (kind === 'oddEven') return rules.kind === 'timed' || rules.counts === 'points';
  if (kind === 'exact') return rules.kind === 'race' && rules.parts <= 3;
  return true;
}
