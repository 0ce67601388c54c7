/** Places the embedded server: its folder under DATA_DIR, its account, its sockets and the lock on all of these. */
import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError, reasonOf } from '../startError.ts';
import { commonFolder } from './binaries.ts';
import { canReach, chooseRunAs, giveTo } from './runAs.ts';
import type { RunAs } from './runAs.ts';

export interface Home {
  /** Contains `cluster` and `postgres.log`. Only the server's account can read it. */
  readonly folder: string;
  readonly cluster: string;
  /** Contains the sockets. Same as `folder`, unless its path is too long for a socket address; then a short folder. */
  readonly sockets: string;
  readonly runAs: RunAs | undefined;
}

/**
 * Kernels limit a socket address to 104 (macOS) or 108 bytes. The longest file name in the folder takes some of them.
 */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

export async function placeHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  const wanted = join(resolve(dataDir), 'postgres');
  try {
    await mkdir(resolve(dataDir), { recursive: true });
    const runAs = await chooseRunAs(wanted);
    const folder = await makeFolder(wanted, runAs, log);
    const sockets = folder.length <= longestSocketFolder ? folder : await makeShortFolder(folder, runAs);
    return { folder, cluster: join(folder, 'cluster'), sockets, runAs };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${resolve(dataDir)} cannot be used: ${reasonOf(error)}`);
  }
}

async function makeFolder(wanted: string, runAs: RunAs | undefined, log: (line: string) => void): Promise<string> {
  const found = await lstat(wanted).catch(() => undefined);
  if (found?.isSymbolicLink()) {
    return realpath(wanted).catch(async () => {
      throw new StartError(`${wanted} leads to ${await readlink(wanted)}, which is gone.`);
    });
  }
  if (runAs) await letPass(dirname(wanted), runAs);
  const isInReach = !runAs || (await canReach(wanted, runAs));
  if (found && !isInReach) {
    throw new StartError(`The database's account (${runAs.uid}) cannot reach ${wanted}: open the folders above it.`);
  }
  if (!isInReach) {
    const elsewhere = await mkdtemp(join(await commonFolder(), 'data-'));
    await chown(elsewhere, runAs.uid, runAs.gid);
    await symlink(elsewhere, wanted);
    log(`The database lives in ${elsewhere} (linked from ${wanted}): its account cannot reach the data folder.`);
    return elsewhere;
  }
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  if (runAs && (await stat(wanted)).uid !== runAs.uid) await giveTo(wanted, runAs);
  return realpath(wanted);
}

/** Lets the server's account traverse, but not read, a data folder that only its owner can open (0700). */
async function letPass(dataDir: string, runAs: RunAs): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  const isClosed = uid === process.getuid?.() && (mode & 0o077) === 0;
  if (!isClosed || !(await canReach(dataDir, runAs))) return;
  await chown(dataDir, uid, runAs.gid);
  await chmod(dataDir, 0o710);
}

async function makeShortFolder(home: string, runAs: RunAs | undefined): Promise<string> {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `foyer-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(folder);
  const isOurs = uid === process.getuid?.() || uid === runAs?.uid;
  if (!isOurs || (mode & 0o077) !== 0) throw new StartError(`${folder} belongs to somebody else.`);
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  return folder;
}

/** Held while the house runs. The kernel releases it when the process ends, even after a crash. */
export interface HomeLock {
  release(): Promise<void>;
}

/**
 * Refuses a data folder that a running house uses. Houses that start at the same moment check one after the other, so
 * that a socket that is just being created is not mistaken for the socket of a crashed house.
 */
export async function lockHome(home: Home, dataDir: string): Promise<HomeLock> {
  const leave = await enter(join(home.sockets, 'starting'));
  try {
    return await listenAt(home, dataDir);
  } finally {
    await leave();
  }
}

/** The check takes milliseconds, so a lock this old was left by a crashed process. */
const turnMs = 5_000;

/**
 * Waits for the start-up lock and takes it: mkdir succeeds for one process only. Returns a function that releases it.
 */
async function enter(turn: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(turn);
      return () => rm(turn, { recursive: true, force: true });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
    const since = await stat(turn).catch(() => undefined);
    if (since !== undefined && Date.now() - since.mtimeMs > turnMs) await rm(turn, { recursive: true, force: true });
    await pause(10);
  }
}

async function listenAt(home: Home, dataDir: string): Promise<HomeLock> {
  const address = join(home.sockets, 'house.sock');
  if (await isAnswered(address)) {
    throw new StartError(`The data folder ${resolve(dataDir)} is in use by another running house.`);
  }
  await rm(address, { force: true });
  const server = createServer((socket) => socket.end());
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(address, done);
  });
  server.unref();
  return {
    release: async () => {
      await new Promise((done) => server.close(done));
      if (home.sockets !== home.folder) await rm(home.sockets, { recursive: true, force: true });
    },
  };
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
