/** Simulated matches by two verifiers that share no code. F01, F02, F03 */
import { createHash } from 'node:crypto';
import { sportKinds } from '../engines/sport/kinds.ts';
import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../engines/sport/fixtures.ts';
import { rulesOf } from '../engines/sport/sports.ts';
import { chainFrom } from './chain.ts';
import { independentMatch } from './testing/independentSport.ts';
import { drawsOf, runMatch, verifySport } from './sportMatch.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
/** How many matches are played; set `SPORT_MATCHES=1000000` for more. */
const matches = Number(process.env.SPORT_MATCHES ?? 450);

describe.each(sportKinds)('$code', ({ sportId, code }) => {
  it('has the same results by the independent verifier. F02, F03', { timeout: 3_600_000 }, () => {
    let seed = hash(`sport ${code}`);
    for (let match = 0; match < matches / sportKinds.length; match += 1) {
      const fixture = fixtureOf(sportId, 9_940_000 + match);
      if (fixture === undefined) throw new Error('no match');
      const end = runMatch(fixture, seed).at(-1)?.state;
      const { home, away, decidedBy, ticks } = independentMatch(rulesOf[code], fixture.balance, seed, fixture.matchId);
      expect([fixture.matchId, end?.score, end?.decidedBy, end?.ticks]).toEqual([
        fixture.matchId,
        { home, away },
        decidedBy,
        ticks,
      ]);
      seed = hash(seed);
    }
  });

  it('confirms a true claim, and says what was changed in a false one. F01', () => {
    const links = chainFrom(hash(code), 30);
    const fixture = fixtureOf(sportId, 9_950_007);
    if (fixture === undefined) throw new Error('no match');
    const seed = links[5] ?? '';
    const score = runMatch(fixture, seed).at(-1)?.state.score ?? { home: 0, away: 0 };
    const claim = { anchor: links[0] ?? '', seed, position: 5, fixture, score };
    expect(verifySport(claim)).toBe('holds');
    expect(verifySport({ ...claim, score: { ...score, home: score.home + 1 } })).toBe('otherScore');
    expect(verifySport({ ...claim, position: 6 })).toBe('otherChain');
    expect(verifySport({ ...claim, seed: hash('another') })).toBe('otherChain');
    expect(verifySport({ ...claim, seed: 'short' })).toBe('badSeed');
  });
});

it('draws every sixteenth of the range equally often, within five standard errors. F02', () => {
  const counts = Array.from({ length: 16 }, () => 0);
  const draws = drawsOf(hash('even'), '1-1');
  for (let tick = 0; tick < 16_000; tick += 1) {
    const place = Math.floor(draws(tick) * 16);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(5 * Math.sqrt(1_000));
});
