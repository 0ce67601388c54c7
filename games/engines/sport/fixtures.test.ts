import { sportKinds } from './kinds.ts';
import { describe, expect, it } from 'vitest';
import {
  fixtureOf,
  fixtureOfId,
  lastBegun,
  leagueCount,
  matchEveryMs,
  modelOfFixture,
  sidesOfLeague,
} from './fixtures.ts';

describe.each(sportKinds)('the matches of $code', ({ sportId }) => {
  const fixtures = Array.from({ length: 270 }, (_, at) => fixtureOf(sportId, 9_900_000 + at)).filter(
    (fixture) => fixture !== undefined,
  );

  it('pair every side of a league with every other, never with itself, and never in two matches at once', () => {
    const met = new Set(fixtures.map(({ home, away }) => [home, away].toSorted((a, b) => a - b).join()));
    expect(met.size).toBe((leagueCount * sidesOfLeague * (sidesOfLeague - 1)) / 2);
    expect(fixtures.every(({ home, away }) => home !== away)).toBe(true);
    for (const one of fixtures) {
      const { longestMs } = modelOfFixture(one);
      expect(longestMs).toBeLessThan(leagueCount * matchEveryMs);
      const meanwhile = fixtures.filter(({ startMs }) => startMs > one.startMs && startMs < one.startMs + longestMs);
      expect(
        meanwhile.every(({ home, away }) => ![home, away].some((side) => side === one.home || side === one.away)),
      ).toBe(true);
    }
  });

  it('are found by their id and by their time', () => {
    for (const fixture of fixtures.slice(0, 5)) {
      expect(fixtureOfId(fixture.matchId)).toEqual(fixture);
      expect(lastBegun(sportId, fixture.startMs)).toBe(fixture.index);
      expect(lastBegun(sportId, fixture.startMs - 1)).toBe(fixture.index - 1);
    }
    for (const wrong of [`${sportId}-x`, `${sportId}-1.5`, `${sportId}--1`, `${sportId}-01`, '999-5', ''])
      expect(fixtureOfId(wrong)).toBeUndefined();
  });
});
