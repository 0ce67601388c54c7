import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { legsOfSlip, slipTextOf, sportSlipText } from './sportSlip.ts';
import type { SlipLeg } from './sportSlip.ts';

const leg = (over: Partial<SlipLeg> = {}): SlipLeg => ({
  matchId: '1-5938212',
  kind: 'handicap',
  param: -3,
  pick: 'home',
  odds: 185,
  ...over,
});
const isRead = (slip: string): boolean => v.safeParse(sportSlipText.schema, slip).success;

describe('the text of a slip', () => {
  it('gives the same legs after encoding and decoding. L04', () => {
    const legs = [leg(), leg({ matchId: '40-77', kind: 'exact', param: 0, pick: '3-1', odds: 1_250 })];
    expect(isRead(slipTextOf(legs))).toBe(true);
    expect(legsOfSlip(slipTextOf(legs))).toEqual(legs);
    expect(legsOfSlip('')).toEqual([]);
  });

  it('accepts one to ten legs and nothing else', () => {
    expect(isRead(slipTextOf(Array.from({ length: 10 }, (_, at) => leg({ matchId: `1-${at}` }))))).toBe(true);
    expect(isRead(slipTextOf(Array.from({ length: 11 }, (_, at) => leg({ matchId: `1-${at}` }))))).toBe(false);
    for (const wrong of ['', '1-2:winner:0:home', '1-2:winner:0:home@1.85', 'x:winner:0:home@185', '1-2:winner:0:@185'])
      expect(isRead(wrong)).toBe(false);
  });

  it('ignores an unknown market', () => {
    expect(legsOfSlip('1-2:moonwalk:0:home@185')).toEqual([]);
  });
});
