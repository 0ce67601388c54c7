import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bonusFor, bonusTerms, costToClear, fullWeights, isMultipleAllowed, keptTerms } from './bonusTerms.ts';
import type { BonusTerms } from './bonusTerms.ts';

const baht = (amount: number) => amount * 100;
const fixed: BonusTerms = {
  gives: { kind: 'fixed', amountSatang: baht(100) },
  who: 'everyone',
  often: 'once',
  multiple: 8,
  multipleOf: 'bonus',
  weights: fullWeights,
  platforms: [{ id: 'kiln', name: '青窑' }],
  excludedGames: [],
  longestStakeSatang: 'none',
  expiresAfterHours: 168,
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
};
const percent: BonusTerms = {
  ...fixed,
  gives: { kind: 'percent', percent: 50, capSatang: baht(1000), leastDepositSatang: baht(100) },
  multiple: 5,
  multipleOf: 'bonusAndDeposit',
  longestStakeSatang: baht(200),
  expiresAfterHours: 'never',
};
const wire = (terms: BonusTerms) => bonusTerms.encode(terms) as Record<string, unknown>;
const isRead = (value: unknown) => v.safeParse(bonusTerms.schema, value).success;

describe('the terms of a bonus', () => {
  it.each([fixed, percent])('survive encoding and decoding unchanged. M22', (terms) => {
    const read = v.parse(bonusTerms.schema, JSON.parse(JSON.stringify(wire(terms))));
    expect(read).toEqual(terms);
  });

  it('cannot be read if one of them is missing: there is no default. M22', () => {
    for (const terms of [fixed, percent])
      for (const name of Object.keys(wire(terms))) {
        const { [name]: left, ...rest } = wire(terms);
        expect([name, left !== undefined, isRead(rest)]).toEqual([name, true, false]);
        expect([name, isRead({ ...rest, [name]: null })]).toEqual([name, false]);
        expect([name, isRead({ ...rest, [name]: '' })]).toEqual([name, false]);
      }
  });

  it('cannot be read if a part of one is missing: the cap, the smallest deposit, a weight. M22', () => {
    const { gives, weights } = wire(percent) as Record<string, Record<string, unknown>>;
    for (const name of ['percent', 'cap', 'leastDeposit'])
      expect([name, isRead({ ...wire(percent), gives: { ...gives, [name]: undefined } })]).toEqual([name, false]);
    for (const name of Object.keys(weights ?? {}))
      expect([name, isRead({ ...wire(percent), weights: { ...weights, [name]: undefined } })]).toEqual([name, false]);
  });

  it.each([
    ['a cap on winnings', { winningsCap: '5000' }],
    ['a bonus of nothing', { gives: { kind: 'fixed', amount: '0.00' } }],
    ['a multiple below nothing', { multiple: -1 }],
    ['a weight above the whole', { weights: { ...fullWeights, slots: 101 } }],
    ['a bonus that no game clears', { weights: Object.fromEntries(Object.keys(fullWeights).map((type) => [type, 0])) }],
    ['no time to stake it', { expiresAfterHours: 0 }],
    ['winnings that go when it is given up', { onCancel: 'everythingReturns' }],
  ])('do not allow %s', (_, wrong) => {
    expect(isRead({ ...wire(fixed), ...wrong })).toBe(false);
  });

  it('are stored completely, with codes and ids instead of names', () => {
    const { platforms, excludedGames, ...rest } = fixed;
    const kept = { ...rest, platformCodes: platforms.map(({ id }) => id), excludedGameIds: ['koi'] };
    expect(excludedGames).toEqual([]);
    expect(v.parse(keptTerms.schema, keptTerms.encode(kept))).toEqual(kept);
    const { platformCodes, ...without } = keptTerms.encode(kept) as Record<string, unknown>;
    expect([platformCodes, v.safeParse(keptTerms.schema, without).success]).toEqual([['kiln'], false]);
  });
});

describe('the cost to clear', () => {
  it.each([
    [fixed, 0, baht(100), baht(800)],
    [percent, baht(1000), baht(500), baht(7500)],
    [percent, baht(5000), baht(1000), baht(30_000)],
    [percent, baht(99), 0, baht(495)],
    [{ ...fixed, multiple: 0 }, 0, baht(100), 0],
    [{ ...percent, multiple: 1.5, multipleOf: 'bonus' as const }, 333_33, 166_66, 249_99],
  ])('is the same figure on the card and in the house. L09', (terms, depositSatang, bonusSatang, cost) => {
    expect(bonusFor(terms, depositSatang)).toBe(bonusSatang);
    expect(costToClear(terms, { bonusSatang, depositSatang })).toBe(cost);
  });

  it('is rounded up to whole satang and never falls when the bonus grows', () => {
    const amount = fc.nat(100_000_000);
    fc.assert(
      fc.property(amount, amount, fc.nat(1000), fc.boolean(), (bonusSatang, depositSatang, hundredths, isBoth) => {
        const multiple = hundredths / 100;
        const terms = { multiple, multipleOf: isBoth ? ('bonusAndDeposit' as const) : ('bonus' as const) };
        const cost = costToClear(terms, { bonusSatang, depositSatang });
        const base = BigInt(bonusSatang + (isBoth ? depositSatang : 0)) * BigInt(hundredths);
        expect(BigInt(cost) * 100n).toBeGreaterThanOrEqual(base);
        expect(BigInt(cost - 1) * 100n).toBeLessThan(base === 0n ? 1n : base);
        expect(costToClear(terms, { bonusSatang: bonusSatang + 1, depositSatang })).toBeGreaterThanOrEqual(cost);
      }),
    );
  });

  it('is at most ten times, unless the operator’s switch allows more. M22', () => {
    const tenTimes = { cap: 10, isLiftedBySetting: true };
    expect(isMultipleAllowed({ multiple: 10 }, tenTimes, false)).toBe(true);
    expect(isMultipleAllowed({ multiple: 10.01 }, tenTimes, false)).toBe(false);
    expect(isMultipleAllowed({ multiple: 40 }, tenTimes, true)).toBe(true);
    expect(isMultipleAllowed({ multiple: 40 }, { ...tenTimes, isLiftedBySetting: false }, true)).toBe(false);
  });
});
