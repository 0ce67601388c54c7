import { pricePolicies } from '@foyer/contract/play/sportBets.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedOdds, draftsOf, oddsText, returnSatang, sumsOf } from './returns.ts';
import { accept, emptySlip, isCombined, isRelated, keyOf } from './slip.ts';
import type { Slip } from './slip.ts';
import { askedFor, isTaken, obstacleOf, oddsNow, standingOf } from './standing.ts';
import { anySlip, quoteOf } from '../testing/slip.ts';

const rules = {
  marginPercent: 5,
  liveMarginPercent: 7,
  exactMarginPercent: 12,
  cashOutMarginPercent: 3,
  betDelayMs: 4_000,
  lowestStakeSatang: 1_000,
  highestStakeSatang: 2_000_000,
  highestReturnSatang: 10_000_000,
  mostLegs: 10,
};
const ground = { rules, balanceSatang: 100_000_000, isDeskOpen: true, isStale: false };
const quotesOf = (slip: Slip, odds: (seen: number) => number = (seen) => seen) =>
  new Map(slip.legs.map((leg) => [keyOf(leg), quoteOf(leg, odds(leg.odds))]));
const manyOdds = fc.array(fc.integer({ min: 101, max: 5_000 }), { minLength: 1, maxLength: 10 });
const seen = new Map<string, number>();

describe('returns', () => {
  it('are whole satang, rounded down once from the exact product of the odds', () => {
    fc.assert(
      fc.property(manyOdds, fc.integer({ min: 1, max: 2_000_000 }), (odds, stake) => {
        const back = returnSatang(odds, stake);
        const exact = odds.reduce((product, each) => product * each, stake) / 100 ** odds.length;
        expect(Number.isSafeInteger(back)).toBe(true);
        expect(back).toBeLessThanOrEqual(exact * (1 + 1e-9));
        if (exact < Number.MAX_SAFE_INTEGER) expect(back).toBeGreaterThanOrEqual(exact * (1 - 1e-9) - 1);
        expect(back).toBeGreaterThanOrEqual(stake);
      }),
    );
    expect(returnSatang([185], 10_000)).toBe(18_500);
    expect(returnSatang([185, 210, 333], 1_00)).toBe(1_293);
    expect(returnSatang([], 1_00)).toBe(0);
  });

  it('are never below the stake times the combined odds shown', () => {
    fc.assert(
      fc.property(manyOdds, fc.integer({ min: 1, max: 20_000 }), (odds, baht) => {
        const promised = Math.min(combinedOdds(odds) * baht, Number.MAX_SAFE_INTEGER);
        expect(returnSatang(odds, baht * 100)).toBeGreaterThanOrEqual(promised);
      }),
    );
    expect([oddsText(101), oddsText(185), oddsText(1_000), oddsText(123_456)]).toEqual([
      '1.01',
      '1.85',
      '10.00',
      '1234',
    ]);
  });

  it('are summed over the bets of the slip', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        const drafts = draftsOf(slip);
        const sums = sumsOf(slip, seen);
        expect(sums.stakeSatang).toBe(drafts.reduce((sum, draft) => sum + draft.stakeSatang, 0));
        expect(drafts.every((draft) => draft.legs.length === (isCombined(slip) ? slip.legs.length : 1))).toBe(true);
        expect(sums.returnSatang).toBeGreaterThanOrEqual(sums.stakeSatang);
      }),
    );
  });
});

/** Whether a change of odds shows in the combined odds. With ten legs it may be lost in rounding. */
function movedShown(slip: Slip, by: number): boolean {
  return draftsOf(slip).some(
    ({ legs }) => combinedOdds(legs.map(({ odds }) => odds)) !== combinedOdds(legs.map(({ odds }) => odds + by)),
  );
}

describe('the price policy', () => {
  it('always accepts equal odds, higher ones unless `ask`, and lower ones only if `any`. M20', () => {
    for (const policy of pricePolicies) expect(isTaken(policy, 185, 185)).toBe(true);
    expect(pricePolicies.map((policy) => isTaken(policy, 185, 190))).toEqual([false, true, true]);
    expect(pricePolicies.map((policy) => isTaken(policy, 185, 180))).toEqual([false, false, true]);
  });

  it('asks before a bet at changed odds, until the player accepts them', () => {
    fc.assert(
      fc.property(anySlip, fc.integer({ min: -40, max: 40 }), (slip, by) => {
        const quotes = quotesOf(slip, (odds) => Math.max(101, odds + by));
        if (slip.policy === 'any') expect(askedFor(slip, quotes)).toBe(false);
        if (slip.policy === 'better' && by >= 0) expect(askedFor(slip, quotes)).toBe(false);
        if (slip.policy === 'ask' && by > 0)
          expect(askedFor(slip, quotes)).toBe(draftsOf(slip).length > 0 && movedShown(slip, by));
        expect(askedFor(accept(slip, oddsNow(slip, quotes)), quotes)).toBe(false);
      }),
    );
  });
});

describe('the reason why a slip cannot be placed', () => {
  it('is absent if every leg has the seen odds and the stake is within the limits', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        const quotes = quotesOf(slip);
        const [stakes, sums] = [draftsOf(slip).map((draft) => draft.stakeSatang), sumsOf(slip, seen)];
        fc.pre(stakes.length > 0 && stakes.every((stake) => stake >= 1_000) && sums.returnSatang <= 10_000_000);
        const obstacle = obstacleOf(slip, { ...ground, quotes });
        expect(obstacle).toBe(isCombined(slip) && isRelated(slip) ? 'related' : undefined);
      }),
    );
  });

  it('covers each case: stale data, closed and suspended legs, stake, limits, balance, changed odds', () => {
    const fixture = { sportId: 1, leagueName: '', homeName: '', awayName: '', startMs: 0 };
    const leg = { matchId: '1-1', kind: 'winner' as const, param: 0, pick: 'home', odds: 185, fixture, stakeSatang: 0 };
    const slip: Slip = { ...emptySlip, legs: [leg], stakeSatang: 10_000 };
    const quotes = quotesOf(slip);
    const quoted = (problem: 'suspended' | 'closed') => new Map([[keyOf(leg), quoteOf(leg, 185, problem)]]);
    const of = (given: Partial<Slip>, other: Partial<Parameters<typeof obstacleOf>[1]> = {}) =>
      obstacleOf({ ...slip, ...given }, { ...ground, quotes, ...other });
    expect(of({})).toBeUndefined();
    expect(of({ legs: [] })).toBe('empty');
    expect(of({}, { isDeskOpen: false })).toBe('deskClosed');
    expect(of({}, { isStale: true })).toBe('stale');
    expect(of({}, { quotes: quoted('closed') })).toBe('legClosed');
    expect(of({}, { quotes: quoted('suspended') })).toBe('legSuspended');
    expect(of({}, { quotes: new Map() })).toBe('unquoted');
    expect(of({ stakeSatang: 0 })).toBe('noStake');
    expect(of({ stakeSatang: 900 })).toBe('lowStake');
    expect(of({ stakeSatang: 2_000_100 })).toBe('highStake');
    expect(of({}, { rules: { ...rules, highestReturnSatang: 18_400 } })).toBe('highReturn');
    expect(of({}, { balanceSatang: 9_999 })).toBe('balance');
    expect(of({}, { quotes: quotesOf(slip, () => 180) })).toBe('moved');
    expect(of({ policy: 'better' }, { quotes: quotesOf(slip, () => 190) })).toBeUndefined();
  });

  it('ignores singles without a stake', () => {
    fc.assert(
      fc.property(anySlip, (given) => {
        const slip: Slip = { ...given, mode: 'singles', stakeSatang: 0 };
        const isStaked = slip.legs.some((leg) => leg.stakeSatang >= 1_000) && slip.legs.length > 1;
        fc.pre(isStaked && slip.legs.some((leg) => leg.stakeSatang === 0));
        const quotes = new Map(
          slip.legs.map((leg) => [keyOf(leg), quoteOf(leg, leg.odds, leg.stakeSatang === 0 ? 'closed' : '')]),
        );
        expect(obstacleOf(slip, { ...ground, quotes })).not.toBe('legClosed');
      }),
    );
  });

  it('is never that a leg by itself is related: its state follows from its odds', () => {
    fc.assert(
      fc.property(anySlip, fc.integer({ min: 101, max: 99_900 }), (slip, odds) => {
        for (const leg of slip.legs) {
          const { state } = standingOf(leg, new Map([[keyOf(leg), quoteOf(leg, odds, 'related')]]));
          expect(state).toBe(odds > leg.odds ? 'up' : odds < leg.odds ? 'down' : 'same');
        }
      }),
    );
  });
});
