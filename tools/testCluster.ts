/**
 * Runs the tests of the house and the simulation on a Citus cluster, and prints what passed by room. docs/scale.md
 *
 *     DATABASE_URL=postgres://… npm run test:cluster                     everything
 *     DATABASE_URL=postgres://… npm run test:cluster -- ledger wallet    test files whose path contains one of the words
 *
 * DATABASE_URL names the coordinator. The tests make databases of their own on each server of the cluster.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { leftOutFiles } from './cluster/leftOut.ts';
import { RoomReporter, tableOf } from './cluster/rooms.ts';
import { serversOf } from '@foyer/house/db/testing/cluster.ts';
import { writeTypes } from './text.ts';

const root = resolve(import.meta.dirname, '..');
const simulation = 'bench/simulate/simulation.test.ts';

async function refusal(url: string | undefined): Promise<string | undefined> {
  if (url === undefined || url === '') return 'DATABASE_URL is not set: it names the coordinator of a Citus cluster.';
  try {
    const servers = await serversOf({ connectionString: url });
    return servers.length > 1 ? undefined : 'DATABASE_URL names no coordinator of a Citus cluster with workers.';
  } catch (error) {
    return `DATABASE_URL cannot be reached: ${(error as Error).message}`;
  }
}

/** One run of a project: what a run left in memory is not carried to the next. */
async function run(project: string, filters: readonly string[], reporter: RoomReporter): Promise<void> {
  const vitest = await startVitest('test', [...filters], {
    watch: false,
    root,
    project: [project],
    reporters: [reporter],
    passWithNoTests: true,
  });
  await vitest.close();
}

async function main(words: readonly string[]): Promise<number> {
  const { DATABASE_URL: url } = process.env;
  const reason = await refusal(url);
  if (reason !== undefined) {
    console.error(reason);
    return 1;
  }
  process.env.CITUS_URL = url;
  process.env.TEST_CLUSTER = 'on';
  process.env.TEST_TIME_FACTOR ??= '3';
  writeTypes();
  // Some houses of the tests serve the built site, as in `npm test`.
  execFileSync(process.execPath, [join(root, 'tools', 'build.mjs')], { stdio: 'inherit' });
  const reporter = new RoomReporter(root, (line) => console.log(line));
  const startMs = performance.now();
  await run(
    'house',
    words.map((word) => (word.includes('/') ? word : join('server/src', word))),
    reporter,
  );
  if (words.length === 0 || words.includes('simulation')) await run('long', [simulation], reporter);
  return report(reporter, startMs);
}

/** Prints what is known so far. Returns the exit code. */
function report(reporter: RoomReporter, startMs: number): number {
  const rooms = [...reporter.rooms.values()];
  console.log(`\n${tableOf(rooms).join('\n')}\n`);
  console.log(`${Math.round((performance.now() - startMs) / 1000)} seconds. Files that are left out:`);
  for (const [file, why] of Object.entries(leftOutFiles)) console.log(`  ${file}: ${why}`);
  console.log('Tests that are left out:');
  for (const one of rooms.flatMap(({ leftOut }) => leftOut)) console.log(`  ${one}`);
  const failed = rooms.flatMap((room) => room.failed);
  const passed = rooms.reduce((sum, room) => sum + room.passed, 0);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  for (const one of failed) console.log(`  ${one}`);
  return passed > 0 && failed.length === 0 && process.exitCode !== 1 ? 0 : 1;
}

process.exit(await main(process.argv.slice(2)));
