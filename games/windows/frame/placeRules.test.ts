/** What the rules of the place change in a window. M11 */
import { afterEach, expect, it } from 'vitest';
import { isCelebrated } from '../slot/wins.ts';
import { isGain } from '../fish/stage/plates.ts';
import { cycleMs, mayCelebrate, stakeCapSatang, takePlaceRules } from './placeRules.ts';
import { winOf } from './sound/tiers.ts';

afterEach(() => takePlaceRules(undefined));

it('celebrates only what pays more than the stake, and nothing where the place forbids it', () => {
  expect([mayCelebrate(100, 100), mayCelebrate(101, 100)]).toEqual([false, true]);
  takePlaceRules({ cycleMs: 0, celebration: 'none', capSatang: 0 });
  expect(mayCelebrate(10_000, 100)).toBe(false);
});

const shown = () => [isCelebrated({ win: 1_000 }), isGain({ winSatang: 500, bulletSatang: 100 }), winOf(2_000, 100)];

it('celebrates nothing by reels, coins or sound where the place forbids it', () => {
  expect(shown()).toEqual([true, true, 'win3']);
  takePlaceRules({ cycleMs: 0, celebration: 'none', capSatang: 0 });
  expect(shown()).toEqual([false, false, undefined]);
});

it('waits for the longer cycle of the place, and never less than the family’s own', () => {
  expect(cycleMs(2_500)).toBe(2_500);
  takePlaceRules({ cycleMs: 5_000, celebration: 'aboveStake', capSatang: 7_00 });
  expect([cycleMs(2_500), cycleMs(8_000), stakeCapSatang()]).toEqual([5_000, 8_000, 7_00]);
});
