/**
 * Checks rounds of every family with the built verify.html against the independent second verifiers: `npm run
 * check:verifier`, a million rounds, or as many as VERIFIER_ROUNDS says. A twentieth of the proofs is changed and must be
 * refused. docs/verify.md
 */
import { families, proofText } from '@foyer/games/fair/proof.ts';
import type { Family, Proof } from '@foyer/games/fair/proof.ts';
import { builtVerifier, told } from '@foyer/games/verify/testing/builtVerifier.ts';
import { secondCards } from '@foyer/games/verify/testing/secondCards.ts';
import { hash, secondRounds } from '@foyer/games/verify/testing/secondRounds.ts';

const rounds = Number(process.env.VERIFIER_ROUNDS ?? 1_000_000);

/** Shares in a thousand. An event is a round of some hundred hands. */
const shares: Readonly<Record<Family, number>> = {
  slot: 200,
  table: 200,
  instant: 180,
  fish: 150,
  lottery: 120,
  wheel: 60,
  cards: 50,
  holdem: 29.8,
  sport: 10,
  event: 0.2,
};

const second: Readonly<Record<Family, (round: number) => Proof>> = { ...secondRounds, ...secondCards };
const { verifyProof } = await builtVerifier();

/** The same proof with a seed that was not committed to. */
const lied = (proof: Proof): Proof =>
  'anchor' in proof ? { ...proof, seed: hash(proof.seed) } : { ...proof, serverSeed: hash(proof.serverSeed) };

let faults = 0;
const complain = (proof: Proof, verdict: string): void => {
  faults += 1;
  if (faults <= 10) console.error(verdict, proofText(proof));
};

console.log('family   | rounds | hold | changed | refused | seconds');
console.log('---------|--------|------|---------|---------|--------');
const sum = { rounds: 0, holding: 0, changed: 0, refused: 0 };
const began = Date.now();
for (const family of families) {
  const count = Math.max(1, Math.round((rounds * shares[family]) / 1_000));
  const start = Date.now();
  let [holding, changed, refused] = [0, 0, 0];
  for (let round = 0; round < count; round += 1) {
    const proof = second[family](round);
    const verdict = told(verifyProof(proofText(proof)));
    if (verdict === 'holds') holding += 1;
    else complain(proof, verdict);
    if (round % 20 !== 0) continue;
    changed += 1;
    const lie = told(verifyProof(proofText(lied(proof))));
    if (lie === 'otherSeed' || lie === 'otherChain') refused += 1;
    else complain(proof, `a changed seed: ${lie}`);
  }
  const seconds = ((Date.now() - start) / 1_000).toFixed(0);
  console.log([family.padEnd(8), count, holding, changed, refused, seconds].join(' | '));
  sum.rounds += count;
  sum.holding += holding;
  sum.changed += changed;
  sum.refused += refused;
}
const seconds = ((Date.now() - began) / 1_000).toFixed(0);
console.log(['all     ', sum.rounds, sum.holding, sum.changed, sum.refused, seconds].join(' | '));
if (faults > 0) process.exitCode = 1;
