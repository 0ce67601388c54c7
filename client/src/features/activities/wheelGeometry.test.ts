import { drawPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import { describe, expect, it } from 'vitest';
import { arcsOf, turnAt, turnsTo, wedgePath, wedgeUnder } from './wheelGeometry.ts';

const wedge = (prizeId: string, tickets: number, isOut = false) => ({ prizeId, tickets, isOut });
const wheel = [
  wedge('none-1', 1_800),
  wedge('baht-3', 2_600),
  wedge('baht-388', 100),
  wedge('none-2', 1_700),
  wedge('baht-18', 800, true),
  wedge('baht-88', 200),
  wedge('none-3', 1_500),
  wedge('baht-8', 1_300),
];
const serverSeed = 'c0ffee'.repeat(10) + 'cafe';

describe('the wheel', () => {
  it('stops with the drawn wedge under its pointer, for 10,000 seeded draws. M03', () => {
    let wrong = 0;
    let turns = 0;
    for (let nonce = 0; nonce < 10_000; nonce += 1) {
      const { ticket, prizeId } = drawPrizeWheel(wheel, { serverSeed, clientSeed: 'geometry', nonce });
      // As on the screen: from any position, several whole turns and on to the ticket.
      turns = turnsTo(turns, turnAt(wheel, ticket), 5);
      if (wedgeUnder(wheel, turns)?.prizeId !== prizeId) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('stops inside a wedge, never on a line between two', () => {
    for (const { wedge: each, from, to } of arcsOf(wheel)) {
      const [first, last] = [Math.round(from * 10_000), Math.round(to * 10_000) - 1];
      expect(wedgeUnder(wheel, turnAt(wheel, first))).toBe(each);
      expect(wedgeUnder(wheel, turnAt(wheel, last))).toBe(each);
    }
  });

  it('has wedges as wide as their chances, which fill the whole circle', () => {
    const arcs = arcsOf(wheel);
    expect(arcs.map(({ from, to }) => Math.round((to - from) * 10_000))).toEqual(wheel.map(({ tickets }) => tickets));
    expect(arcs[0]?.from).toBe(0);
    expect(arcs.at(-1)?.to).toBe(1);
  });

  it('turns forwards by the whole turns and less than one more', () => {
    for (const now of [0, 0.3, 4.999, 12.5]) {
      for (const rest of [0, 0.2, 0.75, 0.999]) {
        const then = turnsTo(now, rest, 5);
        expect(then - now).toBeGreaterThanOrEqual(5 - 1e-9);
        expect(then - now).toBeLessThan(6 + 1e-9);
        expect(Math.abs((then % 1) - rest)).toBeLessThan(1e-9);
      }
    }
  });

  it('draws wedges of a quarter, of more than half and of the whole circle', () => {
    expect(wedgePath({ from: 0, to: 0.25 }, 100)).toContain('L0.000 -100.000A100 100 0 0 1 100.000');
    expect(wedgePath({ from: 0, to: 0.75 }, 100)).toContain('A100 100 0 1 1');
    expect(wedgePath({ from: 0, to: 1 }, 100)).not.toContain('L');
  });
});
