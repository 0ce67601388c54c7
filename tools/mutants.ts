/**
 * Plants known faults one by one, runs the nearest tests, and says which faults the tests caught. A fault that no test
 * turns red for is a gap in the tests.
 *
 *     npm run mutants               every fault
 *     npm run mutants -- turnover   faults whose name or file contains "turnover"
 *
 * Files are changed in place and put back, also when the run is broken off; a file with changes of its own is refused.
 * Exit code 1 where a fault was missed or could not be planted.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clientMutants } from './mutants/client.ts';
import { moneyMutants } from './mutants/money.ts';
import { serverMutants } from './mutants/server.ts';

export interface Mutant {
  /** What the fault does, in words. */
  readonly name: string;
  /** Where it is planted, from the root. */
  readonly file: string;
  /** The text that is replaced; stands in the file exactly once. */
  readonly was: string;
  readonly is: string;
  /** Test files, or folders of them, that are to turn red. */
  readonly tests: readonly string[];
  /** Only tests with this in their title. */
  readonly title?: string;
}

type Verdict = { readonly kind: 'caught'; readonly by: string } | { readonly kind: 'missed' | 'not planted' };

const root = resolve(import.meta.dirname, '..');

/** Ends a test run that hangs because of the fault: a hang is noticed in the suite as well. */
const longestMs = 300_000;

function vitest({ tests, title }: Mutant, hear: (said: string) => void): Promise<number | null> {
  const args = ['vitest', 'run', '--reporter=default', '--bail=1', ...tests];
  if (title !== undefined) args.push('-t', title);
  const child = spawn('npx', args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMs,
  });
  child.stdout.on('data', (part: Buffer) => hear(part.toString()));
  child.stderr.on('data', (part: Buffer) => hear(part.toString()));
  return new Promise((done) => child.once('close', done));
}

/** The first failed test of a run; undefined where none failed. */
function firstFailure(said: string): string | undefined {
  const line = said.split('\n').find((one) => / FAIL /.test(one) && one.includes(' > '));
  return line?.replace(/^.* FAIL\s+/, '').trim();
}

let restore: (() => void) | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    restore?.();
    process.exit(130);
  });
}

async function tryOut(mutant: Mutant): Promise<Verdict> {
  const path = join(root, mutant.file);
  const text = readFileSync(path, 'utf8');
  const hasChanges = spawnSync('git', ['diff', '--quiet', 'HEAD', '--', mutant.file], { cwd: root }).status !== 0;
  if (hasChanges || text.split(mutant.was).length !== 2) return { kind: 'not planted' };
  restore = () => writeFileSync(path, text);
  // A function: `$` in the replacement means itself.
  writeFileSync(
    path,
    text.replace(mutant.was, () => mutant.is),
  );
  try {
    let said = '';
    const code = await vitest(mutant, (part) => (said += part));
    const by = firstFailure(said);
    if (code === 0) return { kind: 'missed' };
    // A run that failed without a failed test shows nothing about the fault.
    return by === undefined ? { kind: 'not planted' } : { kind: 'caught', by };
  } finally {
    restore();
    restore = undefined;
  }
}

const word = process.argv[2] ?? '';
const chosen = [...moneyMutants, ...serverMutants, ...clientMutants].filter(
  ({ name, file }) => name.includes(word) || file.includes(word),
);
const others: string[] = [];
for (const mutant of chosen) {
  const verdict = await tryOut(mutant);
  const by = verdict.kind === 'caught' ? `\n              by ${verdict.by}` : '';
  console.log(`${verdict.kind.padEnd(12)}  ${mutant.name} (${mutant.file})${by}`);
  if (verdict.kind !== 'caught') others.push(mutant.name);
}
console.log(`\n${chosen.length - others.length} of ${chosen.length} faults caught`);
process.exitCode = others.length === 0 ? 0 : 1;
