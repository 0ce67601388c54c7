/** Runs every suite in turn and counts: static checks, unit, client and house tests, browser journeys. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from './browser.ts';

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'foyer-reports-'));

interface Count {
  passed: number;
  failed: number;
}

function run(title: string, command: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const [name = '', ...args] = command;
  const done = spawnSync(name, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return done.status === 0;
}

const check = (title: string, command: string[]): Count =>
  run(title, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A suite that ends without a report has failed, whatever it counted before. */
function reported(hasSucceeded: boolean, file: string, read: (report: any) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    if (!hasSucceeded && count.failed === 0) count.failed = 1;
    if (count.passed + count.failed === 0) count.failed = 1;
    return count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(): Count {
  const file = join(reports, 'vitest.json');
  const hasSucceeded = run('Unit, client and house tests', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return reported(hasSucceeded, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
  }));
}

function journeys(): Count {
  const browser = findBrowser();
  if (browser === undefined) {
    console.error('No browser found, and none could be installed: the journeys did not run.');
    return { passed: 0, failed: 1 };
  }
  const file = join(reports, 'playwright.json');
  const hasSucceeded = run(
    'Browser journeys',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  return reported(hasSucceeded, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
  }));
}

const counts = [
  check('Types', ['tsc', '-p', '.']),
  check('Lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('Format', ['oxfmt', '--check', '.']),
  check('Dead code', ['knip']),
  vitest(),
  journeys(),
];
rmSync(reports, { recursive: true, force: true });
const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0);
const failed = sum((count) => count.failed);
console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
