/** Arbitrary slips for property tests. */
import { marketKinds } from '@foyer/contract/play/sport.ts';
import { pricePolicies } from '@foyer/contract/play/sportBets.ts';
import type { QuotedLeg } from '@foyer/contract/play/sportSlip.ts';
import * as fc from 'fast-check';
import { add, emptySlip } from '../slip/slip.ts';
import type { Leg, Slip } from '../slip/slip.ts';

const fixture = fc.record({
  sportId: fc.constantFrom(1, 2, 101, 201),
  leagueName: fc.string(),
  homeName: fc.string(),
  awayName: fc.string(),
  startMs: fc.nat(),
});

/** Uses few matches and picks, so that legs of the same match and market occur. */
export const anyLeg: fc.Arbitrary<Leg> = fc.record({
  matchId: fc.constantFrom('1-1', '1-2', '1-3', '2-1', '201-5', '101-7'),
  kind: fc.constantFrom(...marketKinds),
  param: fc.integer({ min: -3, max: 3 }),
  pick: fc.constantFrom('home', 'away', 'draw', 'over', '2-1'),
  odds: fc.integer({ min: 101, max: 99_900 }),
  fixture,
  stakeSatang: fc.nat({ max: 50 }).map((baht) => baht * 100),
});

export const anySlip: fc.Arbitrary<Slip> = fc
  .record({
    legs: fc.array(anyLeg, { maxLength: 12 }),
    mode: fc.constantFrom('combined' as const, 'singles' as const),
    stakeSatang: fc.nat({ max: 5_000 }).map((baht) => baht * 100),
    policy: fc.constantFrom(...pricePolicies),
  })
  .map(({ legs, ...rest }) => legs.reduce(add, { ...emptySlip, ...rest }));

/** A quote of the house for a leg. */
export function quoteOf(leg: Leg, odds: number, problem: QuotedLeg['problem'] = ''): QuotedLeg {
  const { matchId, kind, param, pick } = leg;
  return {
    ...leg.fixture,
    matchId,
    kind,
    param,
    pick,
    odds,
    seenOdds: leg.odds,
    problem,
    phase: 'live',
    score: { home: 0, away: 0 },
  };
}
