/** The proof of a draw of the lottery, for verify.html. F03 */
import type { DrawProof, LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import type { Proof } from '@foyer/games/fair/proof.ts';

export const proofOfDraw = (
  { lotteryCode, issue, numbers }: LotteryDraw,
  { seed, position, chain }: DrawProof,
): Proof => ({
  family: 'lottery',
  game: lotteryCode,
  issue,
  anchor: chain.anchor,
  seed,
  position,
  salt: chain.salt.salt,
  numbers,
});
