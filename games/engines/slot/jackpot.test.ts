import { expect, it } from 'vitest';
import { models } from '../slotTitles.ts';
import { jackpotPercent, jackpotShare } from './jackpot.ts';
import { published } from './published.ts';
import { stakesSatang } from './rules.ts';

it.each(stakesSatang)('sets aside a whole number of satang from a stake of %i. L01, M02', (stake) => {
  const share = jackpotShare(stake);
  expect(Number.isSafeInteger(share)).toBe(true);
  expect(share * 100).toBe(stake * jackpotPercent);
});

it.each(models.map(({ code }) => code))(
  'leaves the house a part of the stake on %s after the published return and the jackpot. M02, M09',
  (code) => {
    const returned = Number(published[code]?.rtp);
    expect(returned).toBeGreaterThan(90);
    expect(100 - returned).toBeGreaterThan(jackpotPercent);
  },
);
