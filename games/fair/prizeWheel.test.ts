import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf } from './draw.ts';
import { replayWheel } from './testing/independentSlot.ts';
import { drawPrizeWheel, ticketsOf, verifyPrizeWheel, wedgeOfTicket } from './prizeWheel.ts';

const serverSeed = createHash('sha256').update('a wheel at the gate').digest('hex');
const wedge = (prizeId: string, tickets: number, isOut = false) => ({ prizeId, tickets, isOut });
const wedges = [wedge('none', 1_800), wedge('small', 2_600), wedge('great', 100), wedge('gone', 500, true)];

it('draws the same as an independent verifier, and never a prize that is out of stock. F03', () => {
  let differences = 0;
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    const first = drawPrizeWheel(wedges, { serverSeed, clientSeed: `p-${nonce % 5}`, nonce });
    const second = replayWheel(wedges, serverSeed, `p-${nonce % 5}`, nonce);
    if (first.ticket !== second.ticket || first.prizeId !== second.prizeId || first.prizeId === 'gone')
      differences += 1;
  }
  expect(differences).toBe(0);
});

it('gives every ticket the same chance, so that a wheel stops evenly within a wedge. F02, M04', () => {
  const small = [wedge('a', 7), wedge('b', 13), wedge('c', 5)];
  const counts = Array.from({ length: ticketsOf(small) }, () => 0);
  const draws = 25_000;
  for (let nonce = 0; nonce < draws; nonce += 1) {
    const { ticket } = drawPrizeWheel(small, { serverSeed, clientSeed: 'even', nonce });
    counts[ticket] = (counts[ticket] ?? 0) + 1;
  }
  const expected = draws / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 24 degrees of freedom: above 51.2 in one of a thousand even wheels.
  expect(chiSquare).toBeLessThan(51.2);
});

it('counts tickets clockwise from the top', () => {
  expect(wedgeOfTicket(wedges, 0)?.prizeId).toBe('none');
  expect(wedgeOfTicket(wedges, 1_799)?.prizeId).toBe('none');
  expect(wedgeOfTicket(wedges, 1_800)?.prizeId).toBe('small');
  expect(wedgeOfTicket(wedges, 4_999)?.prizeId).toBe('gone');
  expect(wedgeOfTicket(wedges, 5_000)).toBeUndefined();
});

it('throws if every prize of a wheel is out of stock', () => {
  expect(() => drawPrizeWheel([wedge('gone', 5, true)], { serverSeed, clientSeed: 'x', nonce: 0 })).toThrow(
    'nothing is left',
  );
});

it('detects every kind of false claim. F03', () => {
  const seeds = { serverSeed, clientSeed: 'mine', nonce: 3 };
  const claim = { commitment: commitmentOf(serverSeed), seeds, wedges, ...drawPrizeWheel(wedges, seeds) };
  expect(verifyPrizeWheel(claim)).toBe('holds');
  expect(verifyPrizeWheel({ ...claim, ticket: claim.ticket + 1 })).toBe('otherTicket');
  expect(verifyPrizeWheel({ ...claim, prizeId: 'great' })).toBe(claim.prizeId === 'great' ? 'holds' : 'otherTicket');
  expect(verifyPrizeWheel({ ...claim, commitment: commitmentOf('0'.repeat(64)) })).toBe('otherSeed');
  expect(verifyPrizeWheel({ ...claim, seeds: { ...seeds, serverSeed: 'short' } })).toBe('badSeeds');
  const others = wedges.map((one) => (one.prizeId === claim.prizeId ? { ...one, isOut: true } : one));
  expect(verifyPrizeWheel({ ...claim, wedges: others })).toBe('otherTicket');
});
