import { expect, it } from 'vitest';
import { phaseAt, roundAt, roundOfNo, roundTimes } from './tableClock.ts';

const game = 'kiln-pine-court-baccarat';
const noonMs = Date.UTC(2026, 10, 22, 5);

it('gives every round half a minute: betting, closing, dealing and result. M11', () => {
  const round = roundAt(game, noonMs);
  expect(round.openMs).toBeLessThanOrEqual(noonMs);
  expect(noonMs).toBeLessThan(round.endMs);
  const at = (ms: number) => phaseAt(round, round.openMs + ms);
  expect([at(0), at(14_999), at(15_000), at(16_999), at(17_000), at(23_999), at(24_000), at(29_999)]).toEqual([
    'betting',
    'betting',
    'closing',
    'closing',
    'dealing',
    'dealing',
    'result',
    'result',
  ]);
  expect(roundTimes(game, round.index + 1).openMs).toBe(round.endMs);
});

it('numbers the 2,880 rounds of a day at UTC+7, and finds each by its number', () => {
  const midnightMs = Date.UTC(2026, 10, 21, 17);
  const first = roundAt(game, midnightMs + 30_000);
  expect(first.roundNo).toMatch(/^20261122000[12]$/);
  const nos = Array.from(
    { length: 2_880 },
    (_, at) => roundTimes(game, first.index - (first.index % 2_880) + at).roundNo,
  );
  expect([new Set(nos).size, nos[0], nos.at(-1)]).toEqual([2_880, '202611220001', '202611222880']);
  for (const no of nos) expect(roundOfNo(game, no)?.roundNo).toBe(no);
  for (const no of ['202611220000', '202611222881', '202613010001', '20261122', 'x'])
    expect(roundOfNo(game, no)).toBeUndefined();
});
