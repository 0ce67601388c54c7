/** Runs the embedded PostgreSQL server: starts it, restarts it after a crash, and stops it with the house. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import { placeBinaries } from './binaries.ts';
import { makeCluster, programEnvironment, superuser } from './cluster.ts';
import { lockHome, placeHome } from './home.ts';
import type { Home, HomeLock } from './home.ts';
import { stopLeftover } from './leftover.ts';
import { isServing, pause, port, socketIn } from './probe.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** False only in tests, whose data need not survive a crash of the machine. */
  readonly isDurable?: boolean;
}

export interface EmbeddedServer {
  /** What a client needs to connect to this server, except for the database's name. */
  readonly address: { readonly host: string; readonly port: number; readonly user: string };
  /** Process id of the current server. Changes when the server is restarted after a crash. */
  readonly pid: () => number;
  /** Called after each restart that follows a crash. */
  onReturn(back: () => void): void;
  /** Requests a fast shutdown, which closes connections and writes everything. Resolves when the process has ended. */
  stop(): Promise<void>;
}

const startPatienceMs = 60_000;
const orphanPatienceMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;
const largestLogBytes = 4_000_000;

const settings = [
  ['listen_addresses', ''],
  ['unix_socket_permissions', '0700'],
  ['max_connections', '200'],
  // This server has no replicas, so its log needs only what recovery needs.
  ['wal_level', 'minimal'],
  ['max_wal_senders', '0'],
  ['max_logical_replication_workers', '0'],
  ['jit', 'off'],
  ['timezone', 'UTC'],
  ['log_timezone', 'UTC'],
] as const;
const carelessSettings = [
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
] as const;

/** Refuses with StartError: a data folder that is broken, unusable or in use; a server that does not start. */
export async function startEmbedded({ dataDir, log, isDurable = true }: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = await placeHome(dataDir, log);
  const lock = await lockHome(home, dataDir);
  try {
    const binaries = await placeBinaries(home.runAs, log);
    await stopLeftover(home, log);
    await makeCluster(home, binaries);
    const launch = () => launchServer(home, binaries, isDurable);
    return superviseServer(await launch(), launch, home, lock, log);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface Running {
  readonly pid: number;
  readonly exited: Promise<void>;
  /** Ends the watchdog after the server has ended. */
  readonly dismiss: () => void;
}

function superviseServer(
  first: Running,
  launch: () => Promise<Running>,
  home: Home,
  lock: HomeLock,
  log: (line: string) => void,
): EmbeddedServer {
  let running = first;
  let isStopping = false;
  const returns: (() => void)[] = [];
  const supervise = async (): Promise<void> => {
    for (;;) {
      await running.exited;
      running.dismiss();
      if (isStopping) return;
      log(`The database server ${running.pid} died; starting it again. Its last words are in ${home.folder}.`);
      const again = await launchUntilUp(launch, () => isStopping, log);
      if (again === undefined) return;
      running = again;
      if (isStopping) signal(running.pid, 'SIGINT');
      else for (const back of returns) back();
    }
  };
  const supervised = supervise();
  return {
    address: { host: home.sockets, port, user: superuser },
    pid: () => running.pid,
    onReturn: (back) => void returns.push(back),
    stop: async () => {
      isStopping = true;
      signal(running.pid, 'SIGINT');
      const patience = setTimeout(() => signal(running.pid, 'SIGQUIT'), orphanPatienceMs);
      await running.exited;
      await supervised;
      clearTimeout(patience);
      await lock.release();
    },
  };
}

/** Retries with growing pauses, because a full disk or a lack of memory may be temporary. */
async function launchUntilUp(
  launch: () => Promise<Running>,
  isStopping: () => boolean,
  log: (line: string) => void,
): Promise<Running | undefined> {
  for (let pauseMs = firstPauseMs; !isStopping(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await launch();
    } catch (error) {
      log(`The database server did not start again: ${error instanceof Error ? error.message : String(error)}`);
    }
    for (let waitedMs = 0; waitedMs < pauseMs && !isStopping(); waitedMs += firstPauseMs) await pause(firstPauseMs);
  }
  return undefined;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

async function launchServer(home: Home, binaries: string, isDurable: boolean): Promise<Running> {
  const logPath = join(home.folder, 'postgres.log');
  for (let waitedMs = 0; ; waitedMs += 50) {
    const { size } = await stat(logPath).catch(() => ({ size: 0 }));
    if (size > largestLogBytes) await truncate(logPath);
    const logged = size > largestLogBytes ? 0 : size;
    const { child, dismiss } = await spawnServer(home, binaries, isDurable, logPath);
    const exited = new Promise<void>((done) => child.once('exit', () => done()));
    if (await becomesReady(home, child)) return { pid: child.pid ?? 0, exited, dismiss };
    dismiss();
    const words = (await readFile(logPath, 'utf8')).slice(logged);
    // Child processes of a killed server hold its shared memory for a moment longer.
    const isOrphaned = words.includes('pre-existing shared memory block') && waitedMs < orphanPatienceMs;
    if (!isOrphaned) throw new StartError(`The database does not start: ${lastWords(words)}`);
    await pause(50);
  }
}

async function spawnServer(home: Home, binaries: string, isDurable: boolean, logPath: string) {
  const log = await open(logPath, 'a', 0o640);
  const all = [...settings, ...(isDurable ? [] : carelessSettings), ['unix_socket_directories', home.sockets] as const];
  const options = { ...home.runAs, cwd: home.folder, env: programEnvironment };
  try {
    const child = spawn(
      join(binaries, 'postgres'),
      ['-D', home.cluster, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // A process group of its own, so that Ctrl-C reaches only the house. The house stops the server after its own
      // clean-up.
      { ...options, stdio: ['ignore', log.fd, log.fd], detached: true },
    );
    child.on('error', () => undefined);
    child.unref();
    return { child, dismiss: watch(child.pid ?? 0, options) };
  } finally {
    await log.close();
  }
}

/**
 * Starts a watchdog, so that the server does not outlive a killed house. The watchdog is a shell that reads from a
 * pipe. If the pipe closes without a line, it shuts the server down; after a line it just exits.
 */
function watch(pid: number, options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }): () => void {
  const script = 'read -r _ || kill -INT "$1"';
  const dog = spawn('/bin/sh', ['-c', script, 'foyer-watchdog', String(pid)], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  dog.on('error', () => undefined);
  dog.stdin.on('error', () => undefined);
  dog.unref();
  (dog.stdin as unknown as { unref?: () => void }).unref?.();
  return () => dog.stdin.end('home\n');
}

async function becomesReady(home: Home, child: ChildProcess): Promise<boolean> {
  const address = socketIn(home.sockets);
  for (let waitedMs = 0; waitedMs < startPatienceMs; waitedMs += 5) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
    if ((await isServing(address)) && (await isAccepting(home))) return true;
    await pause(5);
  }
  child.kill('SIGQUIT');
  return false;
}

/** Returns whether recovery is over. A server answers while it still replays its log, so its postmaster.pid is read. */
async function isAccepting(home: Home): Promise<boolean> {
  const text = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n')[7]?.trim() === 'ready';
}

function lastWords(log: string): string {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|postgres: /.test(line));
  return (lines.at(-1) ?? 'it left without a word').replace(/^.*?(FATAL|PANIC):\s*/, '').trim();
}
