/** A short simulation of the money core: right after every step, and the same again for its seed. L01 to L06, L08 to L10 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callKinds } from './calls/kinds.ts';
import { faultNames } from './grid.ts';
import { simulate } from './simulation.ts';
import { openSite } from './world.ts';
import type { Site } from './world.ts';

/** SIMULATE_SEED tries another one. */
const seed = Number(process.env.SIMULATE_SEED ?? 1);
let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

it('loses, doubles and misreports nothing where every fault meets every call of a service, and the ledger in batches. L01 to L06, L08', async () => {
  // Each cell of kind and fault comes once, and one operation of each kind to which nothing happens.
  const calls = callKinds().length * (faultNames.length + 1);
  const report = await simulate(site, { seed, operations: 2_500, calls, faults: calls });
  expect([report.divergence, ...report.latest].filter(() => report.divergence !== undefined).join('\n')).toBe('');
  expect(report.grid.empty(callKinds().map(({ name }) => name))).toEqual([]);
  expect(report.grid.operations).toBeGreaterThanOrEqual(2_500);
}, 180_000);

it('does the same for the same seed, to the last id and the last link of every chain, and another thing for another seed', async () => {
  const short = { operations: 300, calls: 12, faults: 24 };
  const [one, again, other] = [
    await simulate(site, { seed, ...short }),
    await simulate(site, { seed, ...short }),
    await simulate(site, { seed: seed + 1, ...short }),
  ];
  expect([one, again, other].map(({ divergence }) => divergence)).toEqual([undefined, undefined, undefined]);
  expect([again.trace, again.books]).toEqual([one.trace, one.books]);
  expect(other.trace).not.toBe(one.trace);
  expect(other.books).not.toBe(one.books);
}, 180_000);
