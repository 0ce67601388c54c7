/**
 * npm run bench:captcha [bits] [rounds]: how long the captcha's work takes one thread of this machine, and how long the
 * house takes to check it. Beside it, in the same rounds, the same number of hashes by Node's own SHA-256.
 */
import { createHash } from 'node:crypto';
import { isWorkSolved, solveWork } from '@foyer/contract/captchaWork.ts';

const parts = 8;
const bits = Number(process.argv[2] ?? 16);
const rounds = Number(process.argv[3] ?? 100);
const work = { parts, bits: bits - Math.log2(parts) };

function timed(run: () => void): number {
  const startMs = performance.now();
  run();
  return performance.now() - startMs;
}

const row = (name: string, values: readonly number[]): string => {
  const sorted = values.toSorted((one, next) => one - next);
  const at = (share: number): string =>
    (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(3).padStart(9);
  return `${name.padEnd(34)} median ${at(0.5)} ms   95 % ${at(0.95)} ms`;
};

const solve: number[] = [];
const check: number[] = [];
const native: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const challenge = `challenge ${round}`;
  let solution = '';
  solve.push(timed(() => (solution = solveWork(challenge, work))));
  check.push(timed(() => isWorkSolved(challenge, work, solution)));
  const block = Buffer.alloc(36);
  native.push(
    timed(() => {
      for (let hash = 0; hash < 2 ** bits; hash += 1) {
        block.writeUInt32BE(hash, 32);
        createHash('sha256').update(block).digest();
      }
    }),
  );
}
console.log(`2^${bits} hashes on average in ${parts} parts, ${rounds} rounds`);
console.log(row('the work, as the browser does it', solve));
console.log(row('as many hashes by Node itself', native));
console.log(row('the check in the house', check));
