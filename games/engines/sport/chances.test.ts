/** Compares the enumerated chances behind the odds with matches that are played out. F02, M05 */
import { sportKinds } from './kinds.ts';
import { describe, expect, it } from 'vitest';
import { fixtureOf, modelOfFixture } from './fixtures.ts';
import { chancesOf, lowestOdds, marginOf, oddsOf, priced, winningPick } from './markets.ts';
import type { MarketKey } from './markets.ts';
import type { Moment } from './match.ts';
import { marketsOf } from './offer.ts';

/** Mulberry32: for tests, not for matches. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const scorersOf = (moments: readonly Moment[]) =>
  moments.flatMap(({ side, points }) => (points > 0 && side !== '' ? [side] : []));

const rounds = Number(process.env.SPORT_ROUNDS ?? 1_200);

describe.each(sportKinds)('the odds of $code', ({ sportId, code }) => {
  const fixture = fixtureOf(sportId, 9_930_017);
  if (fixture === undefined) throw new Error('no match');
  const model = modelOfFixture(fixture);
  const random = randomFrom(sportId);
  const drawn: number[] = [];
  const sample = model.run((tick) => (drawn[tick] ??= random()), 0);
  const states = [
    model.start,
    ...[0.25, 0.5, 0.8].map((part) => sample[Math.floor(sample.length * part)]?.state),
  ].filter((state) => state !== undefined && !state.isOver);

  it('are 1 / (chance x (1 + margin)), and the chances sum to one, at every state. M05', () => {
    for (const moment of sample) {
      if (moment.state.isOver) continue;
      const outlook = model.outlook(moment.state);
      for (const market of marketsOf(code, moment.state, outlook, true)) {
        const chances = chancesOf(outlook, market) ?? [];
        const margin = marginOf(market.kind, true);
        expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const { pick, odds } of market.picks) {
          const chance = chances.find((each) => each.pick === pick)?.chance ?? 0;
          expect(odds).toBeGreaterThanOrEqual(lowestOdds);
          expect(Math.abs(odds / 100 - 1 / (chance * (1 + margin)))).toBeLessThanOrEqual(0.005 + 1e-9);
        }
        // If every pick is offered, the implied chances sum to one plus the margin, apart from rounding.
        if (market.picks.length === chances.length && market.picks.length > 0) {
          const implied = market.picks.reduce((sum, { odds }) => sum + 100 / odds, 0);
          expect(Math.abs(implied - 1 - margin)).toBeLessThan(0.0051 * market.picks.length);
        }
      }
    }
  });

  it('agree with matches that are played out from the same state, within four standard errors. F02', () => {
    for (const state of states) {
      if (state === undefined) continue;
      const outlook = model.outlook(state);
      const keys: MarketKey[] = marketsOf(code, state, outlook, true);
      const came = keys.map(() => new Map<string, number>());
      for (let round = 0; round < rounds; round += 1) {
        // The same numbers up to this state, new ones from there on.
        const moments = model.run((tick) => (tick < state.ticks ? (drawn[tick] ?? 0) : random()), 0);
        const result = { state: moments.at(-1)?.state ?? state, scorers: scorersOf(moments) };
        expect(moments[state.ticks - 1]?.state ?? model.start).toEqual(state);
        for (const [at, key] of keys.entries()) {
          const pick = winningPick(result, key) ?? '';
          came[at]?.set(pick, (came[at].get(pick) ?? 0) + 1);
        }
      }
      for (const [at, key] of keys.entries())
        for (const { pick, chance } of chancesOf(outlook, key) ?? []) {
          const share = (came[at]?.get(pick) ?? 0) / rounds;
          const error = Math.sqrt((chance * (1 - chance)) / rounds);
          expect(Math.abs(share - chance), `${key.kind} ${key.param} ${pick}`).toBeLessThanOrEqual(
            4.2 * error + 2 / rounds,
          );
        }
    }
  });

  it('are suspended, without picks, if one would be below 1.01', () => {
    const last = sample.at(-2)?.state;
    if (last === undefined) return;
    const outlook = model.outlook(last);
    for (const market of marketsOf(code, last, outlook, true)) {
      const chances = chancesOf(outlook, market) ?? [];
      const isDecided = chances.some(({ chance }) => oddsOf(chance, marginOf(market.kind, true)) < lowestOdds);
      expect(market.picks.length === 0).toBe(isDecided);
    }
    expect(priced(outlook, { kind: 'handicap', param: 2 }, true)).toBeUndefined();
    expect(priced(outlook, { kind: 'total', param: -1 }, true)).toBeUndefined();
  });
});
