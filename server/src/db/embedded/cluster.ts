/** Creates PostgreSQL's data folder, or checks an existing one. */
import { spawn } from 'node:child_process';
import { open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import type { Home } from './home.ts';

/** Name of the database superuser. The permissions of the socket folder decide who may connect. */
export const superuser = 'foyer';
const major = '18';

/** Environment of PostgreSQL's programs. Leaves out the caller's PG* variables. */
export const programEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the cluster if there is none. A killed initdb leaves half a cluster, so it runs in a temporary folder that is
 * synced and then renamed.
 */
export async function makeCluster(home: Home, binaries: string): Promise<void> {
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) return checkVersion(home, version.trim());
  if (await stat(home.cluster).catch(() => undefined)) {
    throw new StartError(`The data folder is broken: ${home.cluster} holds no PG_VERSION. Restore it or move it away.`);
  }
  for (const name of await readdir(home.folder)) {
    if (name.startsWith('cluster.new')) await rm(join(home.folder, name), { recursive: true, force: true });
  }
  const aside = join(home.folder, 'cluster.new');
  await initialise(home, binaries, aside);
  await rename(aside, home.cluster);
  await syncFolder(home.folder);
}

function checkVersion(home: Home, version: string): void {
  if (version === major) return;
  throw new StartError(`${home.cluster} was written by PostgreSQL ${version}; this house brings ${major}.`);
}

async function initialise(home: Home, binaries: string, target: string): Promise<void> {
  const settings = ['-D', target, '-U', superuser, '-E', 'UTF8', '--locale=C', '-A', 'trust'];
  const { code, output } = await run(join(binaries, 'initdb'), [...settings, '--data-checksums'], home);
  if (code === 0) return;
  const line = output.split('\n').find((text) => /error|fatal|could not/i.test(text)) ?? `initdb left with ${code}`;
  throw new StartError(`The database cannot be made in ${home.folder}: ${line.trim()}`);
}

function run(program: string, settings: string[], home: Home): Promise<{ code: number | null; output: string }> {
  return new Promise((done, failed) => {
    const child = spawn(program, settings, {
      ...home.runAs,
      cwd: home.folder,
      env: programEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', failed);
    child.once('close', (code) => done({ code, output }));
  });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
