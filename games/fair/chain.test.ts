/** Draws from a hash chain, and an independent verifier that shares no code with the first. F01, F02, F03 */
import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballsOf, chainFrom, seedBefore, verifyDraw } from './chain.ts';
import type { Drum } from './chain.ts';

const drums: Drum[] = [
  { lowest: 0, highest: 9, count: 5, isReplaced: true },
  { lowest: 1, highest: 11, count: 5, isReplaced: false },
  { lowest: 1, highest: 48, count: 7, isReplaced: false },
];
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

/** An independent implementation of the published rules, with the platform's hashes and big integers. */
function secondBalls(drum: Drum, seed: string, draw: string): number[] {
  let rest = Array.from({ length: drum.highest - drum.lowest + 1 }, (_, at) => drum.lowest + at);
  let bytes = Buffer.alloc(0);
  const balls: number[] = [];
  for (let block = 0; balls.length < drum.count;) {
    if (bytes.length === 0) {
      bytes = createHmac('sha256', seed)
        .update(block === 0 ? draw : `${draw}:${block}`)
        .digest();
      block += 1;
    }
    const value = BigInt(bytes.readUInt32BE(0));
    bytes = bytes.subarray(4);
    const size = BigInt(rest.length);
    if (value >= (2n ** 32n / size) * size) continue;
    const ball = rest[Number(value % size)] ?? Number.NaN;
    balls.push(ball);
    if (!drum.isReplaced) rest = rest.filter((other) => other !== ball);
  }
  return balls;
}
const secondHash = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a chain of draws', () => {
  it('leads from each seed to the one before, and to the anchor. F01', () => {
    const secret = 'ab'.repeat(32);
    const links = chainFrom(secret, 20);
    expect(links).toHaveLength(21);
    expect(links.at(-1)).toBe(secret);
    for (const [place, link] of links.slice(1).entries()) {
      expect(secondHash(link)).toBe(links[place]);
      expect(seedBefore(link)).toBe(links[place]);
    }
  });

  it('draws the same balls as the independent verifier, 20,000 times. F02, F03', () => {
    let seed = secondHash('twenty thousand');
    for (let round = 0; round < 20_000; round += 1) {
      const drum = drums[round % drums.length];
      if (drum === undefined) throw new RangeError('no drum');
      const draw = `minute:20261121-${String(round).padStart(4, '0')}`;
      expect(ballsOf(drum, seed, draw)).toEqual(secondBalls(drum, seed, draw));
      seed = secondHash(seed);
    }
  });

  it('draws what the drum holds, each ball once unless it goes back', () =>
    fc.assert(
      fc.property(seeds, fc.constantFrom(...drums), fc.string(), (seed, drum, draw) => {
        const balls = ballsOf(drum, seed, draw);
        expect(balls).toHaveLength(drum.count);
        expect(balls.every((ball) => ball >= drum.lowest && ball <= drum.highest)).toBe(true);
        if (!drum.isReplaced) expect(new Set(balls).size).toBe(drum.count);
      }),
    ));

  it('favours no ball in any place: chi-squared within what chance allows. F02', () => {
    const drum = drums[1] ?? { lowest: 0, highest: 0, count: 0, isReplaced: true };
    const rounds = 11_000;
    const came = Array.from({ length: drum.count }, () => new Map<number, number>());
    for (let round = 0; round < rounds; round += 1)
      for (const [place, ball] of ballsOf(drum, 'cd'.repeat(32), `fiveMinute:${round}`).entries())
        came[place]?.set(ball, (came[place].get(ball) ?? 0) + 1);
    for (const counts of came) {
      const expected = rounds / 11;
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 10 degrees of freedom, p = 0.0001.
      expect(chi).toBeLessThan(35.6);
    }
  });
});

describe('the verifier of a draw', () => {
  const drum = drums[0] ?? { lowest: 0, highest: 9, count: 5, isReplaced: true };
  const links = chainFrom('ef'.repeat(32), 50);
  const [anchor = ''] = links;
  const seed = links[7] ?? '';
  const claim = { anchor, seed, position: 7, draw: 'minute:i', numbers: ballsOf(drum, seed, 'minute:i') };

  it('confirms a true draw', () => expect(verifyDraw(drum, claim)).toBe('holds'));
  it('detects a seed of another chain or of another draw', () => {
    expect(verifyDraw(drum, { ...claim, seed: '0'.repeat(64) })).toBe('otherChain');
    expect(verifyDraw(drum, { ...claim, position: 8 })).toBe('otherChain');
  });
  it('detects numbers that were not drawn, and those of another issue', () => {
    expect(verifyDraw(drum, { ...claim, numbers: claim.numbers.map((ball) => (ball + 1) % 10) })).toBe('otherNumbers');
    expect(verifyDraw(drum, { ...claim, draw: 'minute:j' })).toBe('otherNumbers');
  });
  it.each([{ seed: 'no seed' }, { position: 0 }, { position: 1.5 }, { position: 1e9 }])(
    'refuses a claim with %j',
    (wrong) => expect(verifyDraw(drum, { ...claim, ...wrong })).toBe('badSeed'),
  );
});
