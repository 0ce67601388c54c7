/** The value of a leg at a time, and its result after its match. Pure except for reading chains and voided matches. */
import type { BetLeg } from '@foyer/contract/play/sportBets.ts';
import type { QuotedLeg, SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import { chancesOf, priced, winningPick } from '@foyer/games/engines/sport/markets.ts';
import { isListed } from '@foyer/games/engines/sport/offer.ts';
import type { House } from '../../house.ts';
import { matchOf, pricesOf, resultOf, standingAt } from './matches.ts';
import type { Played, Standing } from './matches.ts';
import { voidedAmong } from './matchStore.ts';

export type LegPlace = Pick<SlipLeg, 'matchId' | 'kind' | 'param' | 'pick'>;

/** A leg with its match. */
export interface PlacedLeg<L extends LegPlace = LegPlace> {
  readonly leg: L;
  readonly played: Played;
  readonly isVoid: boolean;
}

/** Refuses: UNKNOWN_MATCH. */
export async function placedLegs<L extends LegPlace>(house: House, legs: readonly L[]): Promise<PlacedLeg<L>[]> {
  const voided = await voidedAmong(
    house.db,
    legs.map(({ matchId }) => matchId),
  );
  return Promise.all(
    legs.map(async (leg) => ({ leg, played: await matchOf(house, leg.matchId), isVoid: voided.has(leg.matchId) })),
  );
}

export interface LegNow {
  /** Hundredths; undefined where the leg cannot be bet on at that moment. */
  readonly odds: number | undefined;
  readonly problem: Exclude<QuotedLeg['problem'], 'related'>;
  readonly standing: Standing;
}

/** The offer for a leg at a moment. Deterministic. */
export function legAt({ leg, played, isVoid }: PlacedLeg, atMs: number): LegNow {
  const standing = standingAt(played, atMs);
  const closed = { odds: undefined, problem: 'closed', standing } as const;
  if (standing.phase === 'over' || isVoid || !isListed(played.fixture.code, leg)) return closed;
  const { outlook } = pricesOf(standing);
  const market = priced(outlook, leg, standing.phase === 'live');
  const isPick = chancesOf(outlook, leg)?.some(({ pick }) => pick === leg.pick) ?? false;
  if (market === undefined || !isPick) return closed;
  const odds = market.picks.find(({ pick }) => pick === leg.pick)?.odds;
  if (odds === undefined || standing.restUntilMs > 0) return { odds: undefined, problem: 'suspended', standing };
  return { odds, problem: '', standing };
}

/** Whether a leg's match is running, so that its bet is decided after a delay. */
export const isRunning = ({ played }: PlacedLeg, atMs: number): boolean => standingAt(played, atMs).phase === 'live';

/** The leg's state by its match: open until that is over. */
export function legResult({ leg, played, isVoid }: PlacedLeg, nowMs: number): BetLeg['state'] {
  if (isVoid) return 'void';
  if (played.fixture.startMs > nowMs || played.endMs > nowMs) return 'open';
  const winner = winningPick(resultOf(played), leg);
  return winner === undefined ? 'void' : winner === leg.pick ? 'won' : 'lost';
}

/** The chance that an open leg wins, in the state of its match now. */
export function chanceNow(placed: PlacedLeg, nowMs: number): { readonly chance: number; readonly isResting: boolean } {
  const { leg, played } = placed;
  const result = legResult(placed, nowMs);
  if (result !== 'open') return { chance: result === 'lost' ? 0 : 1, isResting: false };
  const standing = standingAt(played, nowMs);
  const isResting = standing.restUntilMs > 0;
  const found = chancesOf(pricesOf(standing).outlook, leg)?.find(({ pick }) => pick === leg.pick);
  if (found !== undefined) return { chance: found.chance, isResting };
  // The period is over or the goal was scored, so the leg is decided although the match continues.
  const scorers = standing.moments.flatMap(({ side, points }) => (points > 0 && side !== '' ? [side] : []));
  return { chance: winningPick({ state: standing.state, scorers }, leg) === leg.pick ? 1 : 0, isResting };
}
