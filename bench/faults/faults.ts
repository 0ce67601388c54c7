/** The faults of a trial for the house and its database, each modelled on what happens to real machines. L10, R03 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { pause, serverOf } from './house.ts';
import type { RunningHouse } from './house.ts';

export interface Place {
  readonly house: RunningHouse;
  readonly dataDir: string;
  /** From 0 to below 1; varies how long a fault lasts. */
  readonly chance: () => number;
}
export type Fault = (place: Place) => Promise<void>;

const signalTo = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    // The process has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

async function killHouse({ house }: Place): Promise<void> {
  house.expectEnd();
  signalTo(house.pid(), 'SIGKILL');
}

async function killDatabase({ dataDir }: Place): Promise<void> {
  signalTo((await serverOf(dataDir)).pid, 'SIGKILL');
}

async function killBoth(place: Place): Promise<void> {
  const { pid } = await serverOf(place.dataDir);
  await killHouse(place);
  signalTo(pid, 'SIGKILL');
}

const stopMs = ({ chance }: Place): number => 500 + Math.floor(2_000 * chance());

async function stopHouse(place: Place): Promise<void> {
  const pid = place.house.pid();
  signalTo(pid, 'SIGSTOP');
  await pause(stopMs(place));
  signalTo(pid, 'SIGCONT');
}

/** A process and its children; of PostgreSQL, the postmaster and the processes that serve connections. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children];
}

async function stopDatabase(place: Place): Promise<void> {
  const all = familyOf((await serverOf(place.dataDir)).pid);
  for (const pid of all) signalTo(pid, 'SIGSTOP');
  await pause(stopMs(place));
  for (const pid of all) signalTo(pid, 'SIGCONT');
}

async function cutConnections({ dataDir }: Place): Promise<void> {
  const client = new Client((await serverOf(dataDir)).address);
  await client.connect();
  try {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  } finally {
    await client.end();
  }
}

/** Fills the disk to the last byte for a while, so that the database can write neither log nor rows. */
async function fillDisk(place: Place): Promise<void> {
  const file = join(place.dataDir, 'filled');
  try {
    const { bavail, bsize } = await statfs(place.dataDir);
    await writeFile(file, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
    await pause(stopMs(place));
  } finally {
    await rm(file, { force: true });
  }
}

export const faults = {
  'kill -9 house': killHouse,
  'kill -9 database': killDatabase,
  'kill -9 both': killBoth,
  'SIGSTOP house': stopHouse,
  'SIGSTOP database': stopDatabase,
  'cut connections': cutConnections,
  'full disk': fillDisk,
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof faults;
export const isFaultName = (name: string): name is FaultName => name in faults;

/** Enough for a small database and its log, and little enough to be filled quickly. */
const diskMegabytes = 400;

/** Mounts a separate disk (tmpfs) on the folder. Returns the reason if this machine does not allow it. */
export function mountDisk(folder: string): { readonly unmount: () => void } | { readonly why: string } {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return { unmount: () => void execFileSync('umount', ['-l', folder], { stdio: 'pipe' }) };
  } catch (error) {
    return { why: String(error instanceof Error ? error.message : error).split('\n')[1] ?? 'no mount' };
  }
}
