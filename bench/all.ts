/**
 * npm run bench: runs the benchmarks one after the other and writes docs/performance.md: the machine, each figure beside
 * its goal, and what every benchmark printed. Takes less than half an hour: it prints the planned times first. What has no
 * goal is repeated less often than by its own command. Run it on a machine that does nothing else.
 *
 *     npm run bench                 all of them
 *     npm run bench -- bets live    those alone, printed only: the page keeps the results of one whole run
 */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { findHeadlessBrowser } from '@foyer/tools/browser.ts';
import { benchmarks } from './all/benchmarks.ts';
import { minutesOf } from './all/benchmark.ts';
import type { Benchmark } from './all/benchmark.ts';
import { performancePage } from './all/page.ts';
import type { Result } from './all/page.ts';

const root = resolve(import.meta.dirname, '..');
const longestMs = 12 * 60_000;

function run({ file, args = [], env = {} }: Benchmark): Promise<{ output: string; exitCode: number | null }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join('bench', file), ...args], {
    cwd: root,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group, so that a time-out also ends the houses and browsers that it started.
    detached: true,
  });
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const timer = setTimeout(end, longestMs);
  process.once('SIGINT', end);
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    process.stdout.write(part);
  });
  return new Promise((done) =>
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      process.off('SIGINT', end);
      done({ output, exitCode });
    }),
  );
}

const firstLine = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout?.split('\n')[0]?.trim() ?? '';

function machine(): readonly string[] {
  const [cpu] = cpus();
  const browser = findHeadlessBrowser();
  return [
    `${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.version}`,
    browser === undefined ? 'Chromium of Playwright' : firstLine(browser, ['--version']),
    `commit ${firstLine('git', ['-C', root, 'rev-parse', '--short', 'HEAD'])}`,
    new Date().toISOString().slice(0, 10),
  ];
}

const words = process.argv.slice(2);
const chosen = benchmarks.filter(({ name }) => words.length === 0 || words.includes(name));
if (chosen.length === 0)
  throw new Error(`no such benchmark; there are ${benchmarks.map(({ name }) => name).join(', ')}`);
for (const { name, plannedSeconds } of chosen)
  console.log(`${name.padEnd(12)} ${String(plannedSeconds).padStart(4)} s planned`);
console.log(`${minutesOf(chosen)} minutes planned`);
const results: Result[] = [];
for (const benchmark of chosen) {
  const [load = 0] = loadavg();
  console.log(`\n── ${benchmark.name}`);
  const begun = performance.now();
  const { output, exitCode } = await run(benchmark);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${Math.round(seconds)} s, ${benchmark.plannedSeconds} s planned`);
  // A time-out has no exit code. A benchmark that is over its own limit exits with 1 and has printed its figures.
  results.push({ benchmark, output, isBroken: exitCode === null || exitCode > 1, seconds, load });
}
const page = performancePage(machine(), results);
if (words.length === 0) writeFileSync(join(root, 'docs/performance.md'), page);
else console.log(page);
process.exitCode = results.some(({ isBroken }) => isBroken) ? 1 : 0;
