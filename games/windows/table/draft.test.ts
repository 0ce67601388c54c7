import { expect, it } from 'vitest';
import { merged, refusal } from './draft.ts';

const allowance = { code: 'baccarat', staked: [{ spot: 'tie', satang: 62_000 }], balanceSatang: 100_000 } as const;

it('adds up the chips of a spot', () => {
  const chips = [
    { spot: 'tie', satang: 100 },
    { spot: 'banker', satang: 500 },
    { spot: 'tie', satang: 1_000 },
  ];
  expect(merged(chips)).toEqual([
    { spot: 'tie', satang: 1_100 },
    { spot: 'banker', satang: 500 },
  ]);
});

it('checks the balance first, then the limit of each spot, which includes confirmed chips', () => {
  expect(refusal([{ spot: 'tie', satang: 500 }], allowance)).toBeUndefined();
  expect(refusal([{ spot: 'tie', satang: 600 }], allowance)).toEqual({ why: 'spot', limitSatang: 62_500 });
  expect(refusal([{ spot: 'banker', satang: 100_100 }], allowance)).toEqual({ why: 'balance' });
  const rich = {
    ...allowance,
    balanceSatang: 9_000_000,
    staked: Array.from({ length: 4 }, () => ({ spot: 'banker', satang: 125_000 })),
  };
  expect(refusal([{ spot: 'player', satang: 500_000 }], rich)).toBeUndefined();
  expect(refusal([{ spot: 'nowhere', satang: 100 }], rich)).toEqual({ why: 'spot', limitSatang: 0 });
});

it('limits the round to 20,000 baht over all spots, confirmed chips included', () => {
  const staked = ['red', 'low', 'evenNumber'].map((spot) => ({ spot, satang: 500_000 }));
  const wheel = { code: 'roulette', staked, balanceSatang: 9_000_000 } as const;
  expect(refusal([{ spot: 'black', satang: 500_000 }], wheel)).toBeUndefined();
  const above = [
    { spot: 'black', satang: 500_000 },
    { spot: 'n7', satang: 100 },
  ];
  expect(refusal(above, wheel)).toEqual({ why: 'round' });
  // The same chips are within every limit in a round without confirmed chips.
  expect(refusal(above, { ...wheel, staked: [] })).toBeUndefined();
  // The limit of the round is never named in place of the limit of a spot.
  expect(refusal([{ spot: 'black', satang: 500_100 }], wheel)).toEqual({ why: 'spot', limitSatang: 500_000 });
});
