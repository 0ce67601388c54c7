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

/** Satang that come back in every sampled draw, at most `stakedSatang`. Stops at the first draw that returns nothing. */
export function coveredSatang(lotteryCode: LotteryCode, lines: readonly Line[], stakedSatang: number): number {
  let least = stakedSatang;
  for (const balls of sampleOf(lotteryCode)) {
    least = Math.min(least, Math.floor(lines.reduce((sum, line) => sum + prizeOf(lotteryCode, line, balls), 0)));
    if (least === 0) return 0;
  }
  return least;
}
