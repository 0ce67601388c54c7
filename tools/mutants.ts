/**
 * Plants known faults one by one, runs the nearest tests, and says which faults the tests caught. A fault that no test
 * turns red for is a gap in the tests. docs/mutants.md
 *
 *     npm run mutants                       every fault
 *     npm run mutants -- turnover vip       faults whose name, subject or file contains one of the words
 *     npm run mutants -- --table turnover   the same, and writes who caught what into docs/mutants.md
 *
 * Files are changed in place and put back, also when the run is broken off; a file with changes of its own is refused.
 * Exit code 1 where a fault was missed or could not be planted, or where no fault fits the words.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faults, planted } from './mutants/all.ts';
import type { Mutant } from './mutants/mutant.ts';
import { readCaught, withTable } from './mutants/page.ts';

/** With the test that caught it, or why it could not be tried. */
type Verdict = { readonly kind: 'caught' | 'not planted'; readonly more: string } | { readonly kind: 'missed' };

const root = resolve(import.meta.dirname, '..');
const pagePath = join(root, 'docs/mutants.md');

/** Ends a test run that hangs because of the fault. */
const longestMs = 300_000;

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

let restore: (() => void) | undefined;
let running: ReturnType<typeof spawn> | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    running?.kill('SIGTERM');
    restore?.();
    process.exit(130);
  });
}

function vitest({ tests, title }: Mutant, hear: (output: string) => void): Promise<number | null> {
  const args = ['vitest', 'run', '--reporter=default', '--bail=1', ...tests];
  if (title !== undefined) args.push('-t', literally(title));
  const child = spawn('npx', args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMs,
  });
  running = child;
  child.stdout.on('data', (part: Buffer) => hear(part.toString()));
  child.stderr.on('data', (part: Buffer) => hear(part.toString()));
  return new Promise((done) => child.once('close', done));
}

/** The first failed test of a run, file and titles; undefined where none failed. */
function firstFailure(output: string): string | undefined {
  const line = output.split('\n').find((one) => / FAIL /.test(one) && one.includes(' > '));
  return line
    ?.replace(/^.* FAIL\s+/, '')
    .replace(/^\|[\w-]+\|\s+/, '')
    .trim();
}

async function tryOut(mutant: Mutant): Promise<Verdict> {
  const path = join(root, mutant.file);
  const text = readFileSync(path, 'utf8');
  const hasChanges = spawnSync('git', ['diff', '--quiet', 'HEAD', '--', mutant.file], { cwd: root }).status !== 0;
  if (hasChanges) return { kind: 'not planted', more: 'the file has changes of its own' };
  const faulty = planted(text, mutant);
  if (faulty === undefined) return { kind: 'not planted', more: 'its text does not stand in the file exactly once' };
  restore = () => writeFileSync(path, text);
  try {
    writeFileSync(path, faulty);
    let output = '';
    const code = await vitest(mutant, (part) => (output += part));
    const by = firstFailure(output);
    if (code === 0) return { kind: 'missed' };
    if (by !== undefined) return { kind: 'caught', more: by };
    return { kind: 'not planted', more: `the run failed without a failed test: ${output.trim().slice(-2_000)}` };
  } finally {
    restore();
    restore = undefined;
  }
}

const words = process.argv.slice(2).filter((word) => word !== '--table');
const chosen = faults.filter(
  ({ name, subject, file }) =>
    words.length === 0 || words.some((word) => [name, subject, file].join('\n').includes(word)),
);
// What tests of whole pages import; a clone that was never built has none.
spawnSync('node', ['client/build/routes.ts'], { cwd: root, stdio: 'inherit' });
const caught = new Map<string, string>();
for (const mutant of chosen) {
  const verdict = await tryOut(mutant);
  const more = verdict.kind === 'missed' ? '' : `\n              ${verdict.more}`;
  console.log(`${verdict.kind.padEnd(12)}  ${mutant.name} (${mutant.file})${more}`);
  if (verdict.kind === 'caught') caught.set(mutant.name, verdict.more);
}
if (process.argv.includes('--table')) {
  const page = readFileSync(pagePath, 'utf8');
  const known = readCaught(page);
  // Only what this run has seen is new; what it has seen missed loses its row.
  for (const { name } of chosen) known.delete(name);
  writeFileSync(pagePath, withTable(page, faults, new Map([...known, ...caught])));
}
console.log(`\n${caught.size} of ${chosen.length} faults caught`);
process.exitCode = chosen.length > 0 && caught.size === chosen.length ? 0 : 1;
