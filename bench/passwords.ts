/**
 * Checking a password with the house's library, beside Node's own argon2id of the same cost, in pairs. An attacker uses
 * the faster one, so a slower check costs only the house. Prints medians of 40 and their ratio.
 *
 *     npm run bench:passwords
 */
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { readConfig } from '@foyer/house/config.ts';
import type { House } from '@foyer/house/house.ts';
import { hashPassword, passwordMatches } from '@foyer/house/players/passwordHash.ts';
import { median } from './bets/bank.ts';

const pairs = 40;
const password = 'a password of usual length';
const { passwordCost } = readConfig({});
const house = { config: { passwordCost }, random: { bytes: randomBytes } } as unknown as House;
const stored = await hashPassword(house, password);
const ofNode = promisify(argon2);
const cost = { memory: passwordCost.memoryCost, passes: passwordCost.timeCost, parallelism: 1, tagLength: 32 };

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

const times: Record<'house' | 'node', number[]> = { house: [], node: [] };
for (let pair = 0; pair < pairs; pair += 1) {
  times.house.push(await timeOf(() => passwordMatches(stored, password)));
  times.node.push(await timeOf(() => ofNode('argon2id', { message: password, nonce: randomBytes(16), ...cost })));
}
const ratio = median(times.node) / median(times.house);
console.log(
  `house ${median(times.house).toFixed(1)} ms, node:crypto ${median(times.node).toFixed(1)} ms: ${ratio.toFixed(1)} times`,
);
