import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAt, drawOfIssue, drawTimes, isOnSale } from './clock.ts';
import { lotteryCodes, lotteryGame } from './games.ts';

const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
const codes = fc.constantFrom(...lotteryCodes);

describe('the clocks of the games', () => {
  it('give every time one draw, and every draw one issue', () =>
    fc.assert(
      fc.property(codes, moments, (code, nowMs) => {
        const draw = drawAt(code, nowMs);
        expect(draw.openMs).toBeLessThanOrEqual(nowMs);
        expect(draw.drawMs).toBeGreaterThan(nowMs);
        expect(draw.closeMs).toBe(draw.drawMs - lotteryGame(code).cutOffMs);
        expect(drawTimes(code, draw.index)).toEqual(draw);
        expect(drawTimes(code, draw.index + 1).openMs).toBe(draw.drawMs);
        expect(drawOfIssue(code, draw.issue)).toEqual(draw);
        expect(drawTimes(code, draw.index + 1).issue > draw.issue).toBe(true);
      }),
    ));
  it('number the issues of a Bangkok day from 1 to 1,440, 288 or 1', () => {
    const midnight = Date.UTC(2026, 10, 20, 17);
    expect(drawAt('minute', midnight).issue).toBe('20261121-0001');
    expect(drawAt('minute', midnight - 1).issue).toBe('20261120-1440');
    expect(drawAt('fiveMinute', midnight + 86_399_999).issue).toBe('20261121-288');
    expect(drawAt('daily', midnight + 21.5 * 3_600_000 - 1)).toMatchObject({
      issue: '20261121',
      drawMs: midnight + 21.5 * 3_600_000,
    });
    expect(drawAt('daily', midnight + 21.5 * 3_600_000).issue).toBe('20261122');
  });
  it('accept bets until the last millisecond before the cut-off', () => {
    const draw = drawAt('minute', Date.UTC(2026, 10, 21));
    expect(isOnSale(draw, draw.openMs)).toBe(true);
    expect(isOnSale(draw, draw.closeMs - 1)).toBe(true);
    expect(isOnSale(draw, draw.closeMs)).toBe(false);
    expect(isOnSale(draw, draw.openMs - 1)).toBe(false);
  });
  it.each(['', '20261121-1441', '20261121-0000', '20261121-834', '20261321-0001', '20260231-0001', '20261121-0834 '])(
    'reject the issue %j',
    (issue) => expect(drawOfIssue('minute', issue)).toBeUndefined(),
  );
});
