/** Where the embedded server lives: its folder under DATA_DIR, its account, its sockets, and the lock on all of it. */
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
  /** Holds `cluster` and `postgres.log`; nobody but the account may look inside. */
  readonly folder: string;
  readonly cluster: string;
  /** Holds the sockets: the folder itself, or a short one where its path is too long for a socket's address. */
  readonly sockets: string;
  readonly runAs: RunAs | undefined;
}

/** The kernels' limits are 104 (macOS) and 108 bytes, of which the longest name in the folder takes its part. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

export async function placeHome(dataDir: string, say: (line: string) => void): Promise<Home> {
  const wanted = join(resolve(dataDir), 'postgres');
  try {
    await mkdir(resolve(dataDir), { recursive: true });
    const runAs = await chooseRunAs(wanted);
    const folder = await makeFolder(wanted, runAs, say);
    const sockets = folder.length <= longestSocketFolder ? folder : await makeShortFolder(folder, runAs);
    return { folder, cluster: join(folder, 'cluster'), sockets, runAs };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${resolve(dataDir)} cannot be used: ${reasonOf(error)}`);
  }
}

async function makeFolder(wanted: string, runAs: RunAs | undefined, say: (line: string) => void): Promise<string> {
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
    say(`The database lives in ${elsewhere} (linked from ${wanted}): its account cannot reach the data folder.`);
    return elsewhere;
  }
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  if (runAs && (await stat(wanted)).uid !== runAs.uid) await giveTo(wanted, runAs);
  return realpath(wanted);
}

/** A data folder closed to everybody else (0700) is opened to the server's account, to pass through and no more. */
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

/** Held while the house runs; the kernel lets go of it when the house dies, however it dies. */
export interface HomeLock {
  release(): Promise<void>;
}

/**
 * Refuses a data folder in which another house answers. Houses that start at the same moment look one after the other: a
 * socket that is being made must not be taken for a dead one's.
 */
export async function lockHome(home: Home, dataDir: string): Promise<HomeLock> {
  const leave = await enter(join(home.sockets, 'starting'));
  try {
    return await listenAt(home, dataDir);
  } finally {
    await leave();
  }
}

/** Looking takes milliseconds: a turn as old as this was left by a process that died in it. */
const turnMs = 5_000;

/** Waits for its turn and takes it: of those who make a folder only one is the first. Answers how to give it up. */
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
