/** A time range is covered by spans that are kept, and by single bets at its ends. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';
import type { Kept, Span } from './pieces.ts';

const zoneMs = 7 * 3_600_000;
const at = (local: string): number => Date.parse(`${local}Z`) - zoneMs;
const read = (ms: number): string => new Date(ms + zoneMs).toISOString().slice(0, 16);
const keptOf = (spans: readonly Span[], hoursSinceMs = 0): Kept =>
  spans.map((span) => ({ span, sinceMs: span === 'hour' ? hoursSinceMs : 0 }));
const kept = keptOf(['month', 'day', 'hour']);
const shown = (from: string, until: string, how = kept) =>
  piecesOf([at(from), at(until)], how).map((piece) => [piece.span, read(piece.fromMs), read(piece.untilMs)].join(' '));

it('takes whole months, then days, then hours, and single bets for the rest', () => {
  expect(shown('2026-01-30T22:30', '2026-04-02T01:15')).toEqual([
    'bets 2026-01-30T22:30 2026-01-30T23:00',
    'hour 2026-01-30T23:00 2026-01-31T00:00',
    'day 2026-01-31T00:00 2026-02-01T00:00',
    'month 2026-02-01T00:00 2026-04-01T00:00',
    'day 2026-04-01T00:00 2026-04-02T00:00',
    'hour 2026-04-02T00:00 2026-04-02T01:00',
    'bets 2026-04-02T01:00 2026-04-02T01:15',
  ]);
});

it('takes no hours from before they are kept', () => {
  const how = keptOf(['month', 'day', 'hour'], at('2026-01-31T10:30'));
  expect(shown('2026-01-31T08:00', '2026-01-31T12:00', how)).toEqual([
    'bets 2026-01-31T08:00 2026-01-31T11:00',
    'hour 2026-01-31T11:00 2026-01-31T12:00',
  ]);
});

it('covers each moment of a range once, with whole spans, and no piece reaches over a bound', () => {
  const moment = fc.integer({ min: at('2025-11-01T00:00'), max: at('2027-02-01T00:00') });
  const spans = fc.constantFrom<readonly Span[]>(
    ['month', 'day', 'hour'],
    ['month', 'day'],
    ['day', 'hour'],
    ['day'],
    [],
  );
  const property = fc.property(fc.array(moment, { maxLength: 5 }), spans, moment, (moments, used, hoursSinceMs) => {
    const bounds = [...new Set(moments)].toSorted((one, other) => one - other);
    const pieces = piecesOf(bounds, keptOf(used, hoursSinceMs));
    let reachedMs = bounds[0];
    for (const { span, fromMs, untilMs } of pieces) {
      expect(fromMs).toBe(reachedMs);
      expect(untilMs).toBeGreaterThan(fromMs);
      expect(bounds.some((bound) => bound > fromMs && bound < untilMs)).toBe(false);
      const end = { bets: '', month: '-01T00:00', day: 'T00:00', hour: ':00' }[span];
      for (const edge of [fromMs, untilMs]) {
        expect(read(edge).endsWith(end)).toBe(true);
        if (span !== 'bets') expect(edge % 3_600_000).toBe(0);
      }
      if (span === 'hour') expect(fromMs).toBeGreaterThanOrEqual(hoursSinceMs);
      reachedMs = untilMs;
    }
    expect(reachedMs).toBe(bounds.at(-1));
  });
  fc.assert(property);
});
