/** Splits a time range into spans that are kept as sums, and the rest, whose bets are read. */
import { houseDay, houseZoneMs } from '@foyer/contract/houseZone.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];

export type Span = 'month' | 'day' | 'hour';

/** The first moment of the span that a time is in, and of the next one; months and days of UTC+7. */
export function startOf(span: Span, atMs: number): { readonly fromMs: number; readonly nextMs: number } {
  if (span === 'month') {
    const [year = 0, month = 0] = houseDay(atMs).split('-').map(Number);
    const startOfMonth = (index: number): number => Date.UTC(year, index, 1) - houseZoneMs;
    return { fromMs: startOfMonth(month - 1), nextMs: startOfMonth(month) };
  }
  const length = span === 'day' ? dayMs : hourMs;
  const fromMs = Math.floor((atMs + houseZoneMs) / length) * length - houseZoneMs;
  return { fromMs, nextMs: fromMs + length };
}

const roundedDown = (span: Span, atMs: number): number => startOf(span, atMs).fromMs;
const roundedUp = (span: Span, atMs: number): number => {
  const { fromMs, nextMs } = startOf(span, atMs);
  return fromMs === atMs ? atMs : nextMs;
};

export interface Piece {
  /** `bets`: no sum covers this piece. */
  readonly span: Span | 'bets';
  /** Both are bounds of whole spans; the last one is not included. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Spans to use, the longest first, each with the time since when it is kept. */
export type Kept = readonly { readonly span: Span; readonly sinceMs: number }[];

function cover(fromMs: number, untilMs: number, [longest, ...rest]: Kept): Piece[] {
  if (fromMs >= untilMs) return [];
  if (longest === undefined) return [{ span: 'bets', fromMs, untilMs }];
  const { span, sinceMs } = longest;
  const first = roundedUp(span, Math.max(fromMs, sinceMs));
  const last = roundedDown(span, untilMs);
  if (first >= last) return cover(fromMs, untilMs, rest);
  return [...cover(fromMs, first, rest), { span, fromMs: first, untilMs: last }, ...cover(last, untilMs, rest)];
}

/** The pieces between each bound and the next one. No piece contains a bound besides its beginning. */
export const piecesOf = (boundsMs: readonly number[], kept: Kept): Piece[] =>
  boundsMs.slice(1).flatMap((untilMs, index) => cover(boundsMs[index] ?? untilMs, untilMs, kept));
