import { describe, expect, it } from 'vitest';
import { creditedSatang, presetsWithin } from './channel.ts';

describe('amount presets', () => {
  it('are at most five round amounts within the channel’s limits. CONST-044', () => {
    expect(presetsWithin({ minSatang: 50_00, maxSatang: 50_000_00 })).toEqual([
      50_00, 100_00, 200_00, 500_00, 1_000_00,
    ]);
    expect(presetsWithin({ minSatang: 300_00, maxSatang: 900_00 })).toEqual([500_00]);
    expect(presetsWithin({ minSatang: 60_00, maxSatang: 90_00 })).toEqual([]);
  });
});

it('calculates the credited amount as the house does: rounded down to a satang. AMB-069', () => {
  expect(creditedSatang({ rate: 4.8 }, 50_01)).toBe(240_04);
  expect(creditedSatang({ rate: 1 }, 250_50)).toBe(250_50);
  expect(creditedSatang({ rate: 32.5 }, 25_50)).toBe(828_75);
});
