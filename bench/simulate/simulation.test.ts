/** A short simulation of the money core: right after every step, and the same again for its seed. L01 to L06, L08 to L10 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from '@foyer/house/db/testing/timeFactor.ts';
import { callKinds } from './calls/kinds.ts';
import { faultNames } from './grid.ts';
import { simulate } from './simulation.ts';
import { openSite } from './world.ts';
import type { Site } from './world.ts';

/** SIMULATE_SEED tries another one. */
const seed = Number(process.env.SIMULATE_SEED ?? 1);
/** Seconds on a quiet machine; a hang ends after this. */
const longestMs = timeLimit(600_000);
let site: Site;
beforeAll(async () => {
  site = await openSite();
}, longestMs);
afterAll(() => site.close(), longestMs);

it(
  'loses, doubles and misreports nothing under every fault, in calls of the services and in batches of the ledger. L01 to L06, L08',
  async () => {
    const report = await simulate(site, { seed, operations: 600, calls: 42, faults: 60 });
    expect(report.divergence === undefined ? '' : [...report.latest, report.divergence].join('\n')).toBe('');
    // Every kind was done and every fault has happened to some; a long run fills the grid.
    const kinds = callKinds().map(({ name }) => name);
    expect(kinds.filter((kind) => report.grid.empty([kind]).length === faultNames.length)).toEqual([]);
    expect(report.grid.operations).toBeGreaterThanOrEqual(600);
    expect(report.grid.faults).toBeGreaterThanOrEqual(45);
  },
  longestMs,
);

it(
  'does the same for the same seed, to the last id and the last link of every chain, and another thing for another seed',
  async () => {
    const short = { operations: 150, calls: 6, faults: 12 };
    const [one, again, other] = [
      await simulate(site, { seed, ...short }),
      await simulate(site, { seed, ...short }),
      await simulate(site, { seed: seed + 1, ...short }),
    ];
    expect([one, again, other].map(({ divergence }) => divergence)).toEqual([undefined, undefined, undefined]);
    expect([again.trace, again.books]).toEqual([one.trace, one.books]);
    expect(other.trace).not.toBe(one.trace);
    expect(other.books).not.toBe(one.books);
  },
  longestMs,
);
