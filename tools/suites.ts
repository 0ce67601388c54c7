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
  /** What failed, by name, for the end of a long report. */
  names: readonly string[];
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
  run(title, command) ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] };

/** A suite that ends without a report has failed, whatever it counted before. */
function reported(title: string, hasSucceeded: boolean, file: string, read: (report: any) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    const hasRun = count.passed + count.failed > 0;
    if (hasRun && (hasSucceeded || count.failed > 0)) return count;
    return { passed: count.passed, failed: 1, names: [`${title}: ended badly`] };
  } catch {
    return { passed: 0, failed: 1, names: [`${title}: no report`] };
  }
}

function vitest(): Count {
  const file = join(reports, 'vitest.json');
  const title = 'Unit, client and house tests';
  // As the journeys: a machine under load is asked again, and the report names what was.
  const hasSucceeded = run(title, [
    'vitest',
    'run',
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return reported(title, hasSucceeded, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
    names: report.testResults
      .flatMap(({ assertionResults }: any) => assertionResults)
      .filter(({ status }: any) => status !== 'passed')
      .map(({ fullName }: any) => fullName),
  }));
}

function journeys(): Count {
  const browser = findBrowser();
  if (browser === undefined) {
    console.error('No browser found, and none could be installed: the journeys did not run.');
    return { passed: 0, failed: 1, names: ['Browser journeys: no browser'] };
  }
  const title = 'Browser journeys';
  const file = join(reports, 'playwright.json');
  const hasSucceeded = run(
    title,
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  // Their names stand at the end of their own report.
  return reported(title, hasSucceeded, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    names: [],
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
for (const name of counts.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
