import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { climb } from '../engines/slot/models/climb.ts';
import { models } from '../engines/slotTitles.ts';
import { commitmentOf, isClientSeed, placesFrom, placesOf } from './draw.ts';
import { replay } from './testing/independentSlot.ts';
import { slotRound, verify } from './slotRound.ts';

const serverSeed = createHash('sha256').update('a night at the gate').digest('hex');

it('draws the same rounds as an independent verifier. F03', () => {
  let differences = 0;
  let free = 0;
  for (const [place, model] of models.entries())
    for (let nonce = 0; nonce < 1_000; nonce += 1) {
      const clientSeed = `player-${place}-${nonce % 7}`;
      const first = slotRound(model, { serverSeed, clientSeed, nonce });
      const second = replay(model, serverSeed, clientSeed, nonce);
      if (first.spins.length > 1) free += 1;
      const stops = first.spins.map((spin) => spin.stops);
      if (first.win !== second.win || stops.join('|') !== second.stops.join('|')) differences += 1;
    }
  expect(differences).toBe(0);
  expect(free).toBeGreaterThan(20);
});

it('gives every stop the same chance. F02, M04', () => {
  const counts = climb.strips.map((strip) => Array.from({ length: strip.length }, () => 0));
  const draws = 20_000;
  for (let nonce = 0; nonce < draws; nonce += 1)
    placesOf(
      { serverSeed, clientSeed: 'even', nonce },
      0,
      climb.strips.map((strip) => strip.length),
    ).forEach((stop, reel) => {
      const reelCounts = counts[reel];
      if (reelCounts) reelCounts[stop] = (reelCounts[stop] ?? 0) + 1;
    });
  for (const reel of counts) {
    const expected = draws / reel.length;
    const chiSquare = reel.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
    const freedom = reel.length - 1;
    // Wilson and Hilferty's cube root: below 3.3 deviations, p above 0.0005.
    const score = (Math.cbrt(chiSquare / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
    expect(Math.abs(score)).toBeLessThan(3.3);
  }
});

it('passes over the numbers that would favour some places. F02', () => {
  const limit = 2 ** 32 - (2 ** 32 % 37);
  expect(placesFrom([limit, limit - 1][Symbol.iterator](), [37])).toEqual([36]);
  expect(() => placesFrom([limit][Symbol.iterator](), [37])).toThrow('out of numbers');
});

it('publishes the hash of the seed, and refuses client seeds that would be ambiguous. F01', () => {
  expect(commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
  for (const bad of ['', 'a:b', '雀', 'x'.repeat(65), 'a b']) expect(isClientSeed(bad)).toBe(false);
  expect(isClientSeed('Koi_2026-x')).toBe(true);
});

it('detects every kind of false claim. F03', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50_000 }), (nonce) => {
      const seeds = { serverSeed, clientSeed: 'mine', nonce };
      const round = slotRound(climb, seeds);
      const stops = round.spins.map((spin) => spin.stops);
      const claim = { commitment: commitmentOf(serverSeed), seeds, win: round.win, stops };
      expect(verify(climb, claim)).toBe('holds');
      expect(verify(climb, { ...claim, win: round.win + 1 })).toBe('otherWin');
      expect(verify(climb, { ...claim, commitment: commitmentOf('0'.repeat(64)) })).toBe('otherSeed');
      expect(verify(climb, { ...claim, seeds: { ...seeds, clientSeed: 'theirs' } })).toBe('otherStops');
      expect(verify(climb, { ...claim, seeds: { ...seeds, serverSeed: 'short' } })).toBe('badSeeds');
    }),
    { numRuns: 60 },
  );
});
