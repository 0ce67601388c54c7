/** The proof of a prize wheel's draw, which verify.html reads. F03 */
import { expect, it } from 'vitest';
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { drawPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import { proofText, readProof } from '@foyer/games/fair/proof.ts';
import { checkProof } from '@foyer/games/verify/check/check.ts';
import { wheelProof } from './wheelProof.ts';

const serverSeed = '7e'.repeat(32);
const wedges = [
  { prizeId: 'none', tickets: 40, isOut: false },
  { prizeId: 'gone', tickets: 50, isOut: true },
  { prizeId: 'great', tickets: 10, isOut: false },
];

it('holds for every draw, also past tickets that are out of stock. F03', () => {
  for (let nonce = 0; nonce < 20; nonce += 1) {
    const seeds = { serverSeed, clientSeed: 'koi', nonce };
    const draw = { ...seeds, commitment: commitmentOf(serverSeed), ...drawPrizeWheel(wedges, seeds) };
    const proof = wheelProof(draw, wedges);
    expect(readProof(proofText(proof))).toEqual(proof);
    expect([nonce, checkProof(proof).verdict]).toEqual([nonce, 'holds']);
  }
});
