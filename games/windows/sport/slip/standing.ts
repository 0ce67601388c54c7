/**
 * Compares a slip with the house's latest quotes: the state of each leg, changed odds, and what keeps the slip from
 * being placed. M20
 */
import type { PricePolicy } from '@foyer/contract/play/sportBets.ts';
import type { QuotedLeg } from '@foyer/contract/play/sportSlip.ts';
import type { SportRules } from '@foyer/contract/play/sportDesk.ts';
import { combinedOdds, draftsOf, returnSatang, sumsOf } from './returns.ts';
import { isCombined, isRelated, keyOf } from './slip.ts';
import type { Leg, Slip } from './slip.ts';

/**
 * `same`, `up` and `down` can be bet on, at the odds seen or at changed odds. `suspended` is temporary, `closed` is
 * final. `unknown` means that the house has not quoted the leg since it was added.
 */
export type LegState = 'same' | 'up' | 'down' | 'suspended' | 'closed' | 'unknown';

export interface LegStanding {
  readonly state: LegState;
  /** Current odds in hundredths, or the odds last seen if there are none. */
  readonly odds: number;
  readonly quoted: QuotedLeg | undefined;
}

export type Quotes = ReadonlyMap<string, QuotedLeg>;

export function standingOf(leg: Leg, quotes: Quotes): LegStanding {
  const quoted = quotes.get(keyOf(leg));
  if (quoted === undefined) return { state: 'unknown', odds: leg.odds, quoted };
  // Related legs only exclude each other in a combination, so each of them can still be a single.
  if (quoted.problem === 'suspended' || quoted.problem === 'closed')
    return { state: quoted.problem, odds: leg.odds, quoted };
  const state = quoted.odds > leg.odds ? 'up' : quoted.odds < leg.odds ? 'down' : 'same';
  return { state, odds: quoted.odds, quoted };
}

export function oddsNow(slip: Slip, quotes: Quotes): Map<string, number> {
  return new Map(slip.legs.map((leg) => [keyOf(leg), standingOf(leg, quotes).odds]));
}

/** Whether the house accepts a bet seen at `seenOdds` that is now at `odds`, under the player's price policy. */
export function isTaken(policy: PricePolicy, seenOdds: number, odds: number): boolean {
  switch (policy) {
    case 'ask':
      return odds === seenOdds;
    case 'better':
      return odds >= seenOdds;
    case 'any':
      return true;
  }
}

/** Whether the odds of a bet have changed so that the player must confirm them. */
export function askedFor(slip: Slip, quotes: Quotes): boolean {
  return draftsOf(slip).some(({ legs }) => {
    const now = legs.map((leg) => standingOf(leg, quotes));
    const isSame = now.every(({ state }) => state === 'same' || state === 'unknown');
    const [seen, odds] = [combinedOdds(legs.map((leg) => leg.odds)), combinedOdds(now.map((leg) => leg.odds))];
    return !isSame && !isTaken(slip.policy, seen, odds);
  });
}

/** The first reason why the slip cannot be placed. Reasons that the player can fix come last. */
export type Obstacle =
  | 'empty'
  | 'deskClosed'
  | 'stale'
  | 'legClosed'
  | 'related'
  | 'legSuspended'
  | 'unquoted'
  | 'noStake'
  | 'lowStake'
  | 'highStake'
  | 'highReturn'
  | 'balance'
  | 'moved';

export interface Ground {
  readonly quotes: Quotes;
  readonly rules: SportRules;
  readonly balanceSatang: number;
  readonly isDeskOpen: boolean;
  /** Whether the quotes are too old to bet on. */
  readonly isStale: boolean;
}

export function obstacleOf(
  slip: Slip,
  { quotes, rules, balanceSatang, isDeskOpen, isStale }: Ground,
): Obstacle | undefined {
  if (slip.legs.length === 0) return 'empty';
  if (!isDeskOpen) return 'deskClosed';
  if (isStale) return 'stale';
  const drafts = draftsOf(slip);
  // Singles without a stake are not placed, so their problems do not count.
  const legs = isCombined(slip) || drafts.length === 0 ? slip.legs : drafts.flatMap((draft) => draft.legs);
  const states = new Set(legs.map((leg) => standingOf(leg, quotes).state));
  if (states.has('closed')) return 'legClosed';
  if (isCombined(slip) && isRelated(slip)) return 'related';
  if (states.has('suspended')) return 'legSuspended';
  if (states.has('unknown')) return 'unquoted';
  if (drafts.length === 0) return 'noStake';
  const stakes = drafts.map((draft) => draft.stakeSatang);
  if (stakes.some((stake) => stake < rules.lowestStakeSatang)) return 'lowStake';
  if (stakes.some((stake) => stake > rules.highestStakeSatang)) return 'highStake';
  const now = oddsNow(slip, quotes);
  const returns = drafts.map((draft) =>
    returnSatang(
      draft.legs.map((leg) => now.get(keyOf(leg)) ?? leg.odds),
      draft.stakeSatang,
    ),
  );
  if (returns.some((satang) => satang > rules.highestReturnSatang)) return 'highReturn';
  if (sumsOf(slip, now).stakeSatang > balanceSatang) return 'balance';
  return askedFor(slip, quotes) ? 'moved' : undefined;
}
