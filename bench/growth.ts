/**
 * Whether lists, totals and jobs of the house cost as much with 1,000,000 or more bets and movements as with 10,000.
 *
 * Method. For each size, a house with its catalogue and a database of its own gets a thousand players, and then as many
 * bets and as many movements of one satang, written into the tables and spread over 24 months. One player, the heavy one,
 * has a tenth of them. Each list, total and job is done through the house's own code, in rounds: once in each house by
 * turns, so that what else the machine does slows all of them alike. What takes less than a millisecond is done more
 * often, because its median of a few rounds differs by a third from run to run. The ratios of the medians to those of the
 * smallest house are printed. Jobs run as they do every day: the sums are up to date but for the time between two runs,
 * ten minutes, and bets older than six months are archived.
 *
 *     npm run bench:growth         rows: BENCH_ROWS (1000000, or several: 1000000,10000000), rounds: BENCH_ASKED (15)
 */
import { median } from './bets/bank.ts';
import { openFilled } from './growth/filled.ts';
import type { FilledHouse } from './growth/filled.ts';
import { measuresOf } from './growth/measures.ts';

const sizes = [10_000, ...(process.env.BENCH_ROWS ?? '1000000').split(',').map(Number)];
const fewestRounds = Number(process.env.BENCH_ASKED ?? 15);
const mostRounds = fewestRounds * 15;
const warmRounds = 3;
/** Rounds are added until the smallest house has worked for so long. */
const measuredMs = 200;

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now();
  await act();
  return performance.now() - begunMs;
}

/** The median of each house. */
async function timed(acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const tookMs: number[][] = acts.map(() => []);
  let workedMs = 0;
  for (let round = -warmRounds; round < fewestRounds || (round < mostRounds && workedMs < measuredMs); round += 1) {
    for (const [index, act] of acts.entries()) {
      const ms = await timeOf(act);
      if (round < 0) continue;
      tookMs[index]?.push(ms);
      if (index === 0) workedMs += ms;
    }
  }
  return tookMs.map(median);
}

const cell = (ms: number): string => `${ms.toFixed(2)} ms`.padStart(13);
const mostTimes = 1.5;

/** Measures everything, prints a line for each and returns the ratios to the smallest house. */
async function measure(houses: readonly FilledHouse[]): Promise<number[][]> {
  console.log(
    `${''.padEnd(46)}${sizes.map((size) => `${size.toLocaleString('en')} rows`.padStart(16)).join('      ')}`,
  );
  const [small, ...large] = houses.map(({ house }) => measuresOf(house));
  const found: number[][] = [];
  for (const [name, act] of small ?? []) {
    const others = large.map((measures) => measures.get(name)).filter((other) => other !== undefined);
    const [smallMs = Number.NaN, ...largeMs] = await timed([act, ...others]);
    const ratios = largeMs.map((ms) => ms / smallMs);
    const columns = largeMs.map((ms, index) => `${cell(ms)} ${ratios[index]?.toFixed(2).padStart(6)}`);
    const isGrowing = ratios.some((ratio) => ratio > mostTimes);
    console.log(`${name.padEnd(46)}${cell(smallMs)}${columns.join(' ')}${isGrowing ? '  grows' : ''}`);
    found.push(ratios);
  }
  return found;
}

function report(found: readonly (readonly number[])[]): void {
  for (const [index, size] of sizes.slice(1).entries()) {
    const growing = found.filter((ratios) => !((ratios[index] ?? Number.NaN) <= mostTimes)).length;
    console.log(
      `${size.toLocaleString('en')} rows: ${found.length - growing} of ${found.length} at most ${mostTimes} times, ${growing} beyond`,
    );
  }
}

const houses: FilledHouse[] = [];
try {
  for (const size of sizes) {
    houses.push(await openFilled(size));
    console.warn(`filled with ${size} rows`);
  }
  report(await measure(houses));
} finally {
  for (const { close } of houses) await close();
}
