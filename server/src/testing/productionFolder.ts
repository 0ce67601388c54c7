/** The folder of a production machine, far from the sources, for tests. docs/deploy.md */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Builds the house into `folder`, and copies the packages that `npm ci` would install there, except `without`. */
export async function makeProductionFolder(folder: string, without = /^$/): Promise<void> {
  await run(process.execPath, [join(root, 'tools/buildHouse.ts'), folder]);
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as { packages: object };
  for (const path of Object.keys(lock.packages)) {
    // Node itself is the one that runs the tests. Packages of other systems are not installed.
    const isLeftOut = path === '' || path.startsWith('node_modules/node-') || without.test(path);
    if (isLeftOut || !existsSync(join(root, path))) continue;
    await cp(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
}

/** Copies Node into a folder of packages, for a user who may not reach the one that runs the tests. Returns its path. */
export async function copyNode(folder: string): Promise<string> {
  const copy = join(folder, 'node_modules/.bin/node');
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  await copyFile(process.execPath, copy);
  return copy;
}
