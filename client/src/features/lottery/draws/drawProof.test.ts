/** The proof of a draw of the lottery, which verify.html reads. F03 */
import { expect, it } from 'vitest';
import { checkProof } from '@foyer/games/verify/check/check.ts';
import { secondRounds } from '@foyer/games/verify/testing/secondRounds.ts';
import { proofOfDraw } from './drawProof.ts';

it('holds as the house publishes the draw. F03', () => {
  const { game, issue, anchor, seed, position, salt, numbers } = secondRounds.lottery(5);
  const draw = { lotteryCode: game, issue, numbers } as unknown as Parameters<typeof proofOfDraw>[0];
  const proof = { seed, position, chain: { anchor, salt: { salt } } } as unknown as Parameters<typeof proofOfDraw>[1];
  expect(checkProof(proofOfDraw(draw, proof)).verdict).toBe('holds');
});
