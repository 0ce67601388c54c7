/**
 * How much of a player's lines no result of a draw can take: big and small, odd and even, every digit of a position.
 * L09, ADR 450
 */
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { prizeOf } from '@foyer/contract/lottery/selection.ts';
import type { Line } from '@foyer/contract/lottery/selection.ts';

/** Draws to compare. Lines that lose one draw in fourteen pass as covered in one of a hundred samples. */
const sampled = 64;

const draws = new Map<LotteryCode, readonly (readonly number[])[]>();

/** Draws of the lottery's balls in a fixed order. */
function sampleOf(lotteryCode: LotteryCode): readonly (readonly number[])[] {
  const known = draws.get(lotteryCode);
  if (known !== undefined) return known;
  const { lowest, highest, count, isReplaced } = lotteryGame(lotteryCode).balls;
  let state = 1;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647);
  const made = Array.from({ length: sampled }, () => {
    const balls: number[] = [];
    while (balls.length < count) {
      const ball = lowest + (next() % (highest - lowest + 1));
      if (isReplaced || !balls.includes(ball)) balls.push(ball);
    }
    return balls;
  });
  draws.set(lotteryCode, made);
  return made;
}

/** Satang that come back in every sampled draw, at most `mostSatang`. */
export function coveredSatang(lotteryCode: LotteryCode, lines: readonly Line[], mostSatang: number): number {
  const sample = sampleOf(lotteryCode);
  // Most carts win nothing in some draw: that is found sooner than a sum.
  const losesAll = (balls: readonly number[]) => !lines.some((line) => prizeOf(lotteryCode, line, balls) > 0);
  if (sample.some(losesAll)) return 0;
  const returnedBy = (balls: readonly number[]) =>
    Math.floor(lines.reduce((sum, line) => sum + prizeOf(lotteryCode, line, balls), 0));
  return Math.min(mostSatang, ...sample.map(returnedBy));
}
