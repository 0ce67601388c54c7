/**
 * Single bets of one player on opposite picks of one market cover each other: what comes back whatever wins does not
 * count for turnover. Combined bets and the exact score are never opposed. L09, ADR 450
 */
import type { MarketKind } from '@foyer/contract/play/sport.ts';
import { chancesOf } from '@foyer/games/engines/sport/markets.ts';
import { coveredShares } from '../../ledger/uncountedStake.ts';
import type { UncountedStake } from '../../ledger/uncountedStake.ts';
import type { BetRow, LegRow } from './betStore.ts';
import { pricesOf, standingAt } from './matches.ts';
import type { Played } from './matches.ts';
import { ledgerNo } from './money.ts';
import { returnOf } from './odds.ts';

/** A decided bet with its only leg. */
export interface Single {
  readonly bet: BetRow;
  readonly leg: LegRow;
}

/** Every pick that can win in a market; none if it has too many to be covered. */
function picksOf(played: Played, { kind, param }: Pick<LegRow, 'kind' | 'param'>): readonly string[] {
  if (kind === 'nextScore') return ['home', 'none', 'away'];
  if (kind === 'exact') return [];
  const { outlook } = pricesOf(standingAt(played, played.fixture.startMs - 1));
  return chancesOf(outlook, { kind: kind as MarketKind, param })?.map(({ pick }) => pick) ?? [];
}

/** Satang that come back from bets on one market whichever of its picks wins, at most what was staked. */
function coveredSatang(picks: readonly string[], singles: readonly Single[]): number {
  if (picks.length === 0) return 0;
  const returned = picks.map((pick) =>
    singles.reduce((sum, { bet, leg }) => sum + (leg.pick === pick ? returnOf(bet.stake_satang, [leg.odds]) : 0), 0),
  );
  const staked = singles.reduce((sum, { bet }) => sum + bet.stake_satang, 0);
  return Math.min(staked, ...returned);
}

/** The uncounted stakes of these bets, which were decided together. */
export function opposingStakes(
  singles: readonly Single[],
  matchOf: (matchId: string) => Played | undefined,
): UncountedStake[] {
  const markets = Map.groupBy(singles, ({ bet, leg }) => [bet.owner, leg.match_id, leg.kind, leg.param].join(' '));
  return [...markets.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const played = matchOf(first.leg.match_id);
    if (played === undefined || new Set(own.map(({ leg }) => leg.pick)).size < 2) return [];
    const covered = coveredSatang(picksOf(played, first.leg), own);
    const shares = coveredShares(
      covered,
      own.map(({ bet }) => bet.stake_satang),
    );
    return own.map(({ bet }, at) => ({
      playerId: bet.owner,
      betOrderNo: ledgerNo(bet.order_no, bet.again),
      satang: shares[at] ?? 0,
      reason: 'opposing' as const,
    }));
  });
}
