// Runs before anything is installed, on any Node 20 or later: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.foyer-lock');

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Installs exactly the versions of the lock file, if node_modules does not have them yet. */
export function install() {
  const wanted = digest(readFileSync(join(root, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Installs the same locked versions as `npm ci`, keeps what is there already, and changes no file. No package's own
  // script runs: none is needed (docs/security/supply-chain.md).
  const args = [
    'install',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  const run = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('npm install failed; the dependencies are not installed.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** The Node that the product runs on: 24, installed by npm; else the machine's own if it is 24 or later. */
export function node24() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const own = join(
    root,
    'node_modules',
    `node-${system}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `No Node 24 for ${process.platform}-${process.arch} comes with the packages; run with Node 24 or later.`,
  );
  return process.exit(1);
}

/** Environment whose PATH has this `node` and the packages' commands first. */
export function environment(extra = {}) {
  const path = [dirname(node24()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}
