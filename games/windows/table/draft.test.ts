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
