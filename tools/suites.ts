/**
 * Runs the suites and counts the results: static checks in parallel with unit, client and house tests, then the browser
 * journeys.
 *
 *     npm test                       every suite
 *     npm test -- wallet             test files and journeys whose path contains "wallet"
 *     npm test -- changed [BASE]     what the change since BASE (default: HEAD) can affect, uncommitted files included
 *
 * No test is retried: if one passes only on a second try, the product or the test has a fault.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findHeadlessBrowser } from './browser.ts';
import { journeysOf, testsOf } from './changed.ts';
import { fromPlaywright, fromVitest, slowest } from './suiteReports.ts';
import type { Count } from './suiteReports.ts';
import { writeTypes } from './text.ts';

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'foyer-reports-'));
// Tests start some hundred Node processes. Only the first has to strip the types of a module and compile it, which is a
// third of a house's start.
process.env.NODE_COMPILE_CACHE = join(reports, 'compiled');

/** The tests of a suite: all, or these files (a path or a part of one). */
type Chosen = 'all' | readonly string[];

interface Run {
  readonly hasSucceeded: boolean;
  readonly seconds: number;
}

/**
 * `output`: 'live' prints while the command runs, 'after' all at once when it has ended, so that two can run in
 * parallel.
 */
function run(title: string, command: readonly string[], output: 'live' | 'after', env = {}): Promise<Run> {
  const startMs = performance.now();
  if (output === 'live') console.log(`\n── ${title}`);
  const [name = '', ...args] = command;
  const stdio = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(name, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', stdio, stdio] });
  let printed = '';
  const hear = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return new Promise((done) => {
    const end = (hasSucceeded: boolean) => {
      const seconds = (performance.now() - startMs) / 1000;
      if (output === 'after') console.log(`\n── ${title}: ${hasSucceeded ? 'passed' : 'failed'}\n${printed}`);
      done({ hasSucceeded, seconds });
    };
    child.once('error', (error) => {
      printed += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

const checks = [
  ['Types', ['tsc', '-p', '.']],
  ['Types of the desk', ['tsc', '-p', 'desk']],
  ['Lint', ['oxlint', '--type-aware', '--deny-warnings']],
  ['Format', ['oxfmt', '--check', '.']],
  ['Dead code', ['knip']],
] as const;

/** In sequence, because each uses every core. */
async function staticChecks(): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [title, command] of checks) {
    const { hasSucceeded, seconds } = await run(title, command, 'after');
    const names = hasSucceeded ? [] : [title];
    counts.push({ title, seconds, passed: hasSucceeded ? 1 : 0, failed: names.length, names, files: [] });
  }
  return counts;
}

async function vitest(chosen: Chosen): Promise<Count[]> {
  if (chosen !== 'all' && chosen.length === 0) return [];
  const title = 'Unit, client and house tests';
  const file = join(reports, 'vitest.json');
  const command = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  if (chosen !== 'all') command.push('--passWithNoTests', ...chosen);
  return [fromVitest(title, await run(title, command, 'live'), file, root, chosen === 'all')];
}

async function journeys(chosen: Chosen): Promise<Count[]> {
  if (chosen !== 'all' && chosen.length === 0) return [];
  const title = 'Browser journeys';
  const browser = findHeadlessBrowser();
  if (browser === undefined) {
    console.error('No browser found, and none could be installed: the journeys did not run.');
    return [{ title, seconds: 0, passed: 0, failed: 1, names: [`${title}: no browser`], files: [] }];
  }
  const file = join(reports, 'playwright.json');
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  if (chosen !== 'all') command.push('--pass-with-no-tests', ...chosen);
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return [fromPlaywright(title, await run(title, command, 'live', env), file, root, chosen === 'all')];
}

/** Chooses tests and journeys by the arguments of `npm test --`. */
function chosenBy(words: readonly string[]): { tests: Chosen; journeys: Chosen } {
  const [first, base = 'HEAD'] = words;
  if (first === undefined) return { tests: 'all', journeys: 'all' };
  if (first !== 'changed') return { tests: words, journeys: words };
  return { tests: testsOf(base), journeys: journeysOf(base) };
}

const words = process.argv.slice(2);
const chosen = chosenBy(words);
const isPattern = words.length > 0 && words[0] !== 'changed';
// The compiler and the linter read these generated files, which are not committed.
writeTypes();
const [statics, tests] = await Promise.all([isPattern ? [] : staticChecks(), vitest(chosen.tests)]);
const counts = [...statics, ...tests, ...(await journeys(chosen.journeys))];
rmSync(reports, { recursive: true, force: true });

console.log('\n── Slowest files');
for (const { file, seconds } of slowest(counts, 20)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
console.log('\n── Suites');
for (const { title, seconds, passed, failed } of counts) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}: ${passed} passed, ${failed} failed`);
}
const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0);
const failed = sum((count) => count.failed);
for (const name of counts.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
