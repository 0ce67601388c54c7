/** Stops a server that a killed house left behind, before ours starts. */
import { readFile, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../startError.ts';
import type { Home } from './home.ts';
import { isServing, pause, socketIn } from './probe.ts';

const runFile = promisify(execFile);
const stepMs = 10;
const fastStopMs = 20_000;
const quickStopMs = 10_000;

/**
 * Stops a server that an earlier house left running, and removes the lock of its socket. The lock contains a process
 * id. If that process was killed but is not reaped yet, or an unrelated one has got the same id, the lock would keep
 * PostgreSQL from starting. Must be called under the home's lock, so that any server found is a leftover. Refuses with
 * StartError if it does not stop.
 */
export async function stopLeftover(home: Home, log: (line: string) => void): Promise<void> {
  await stopServer(home, log);
  await rm(`${socketIn(home.sockets)}.lock`, { force: true });
}

async function stopServer(home: Home, log: (line: string) => void): Promise<void> {
  const path = join(home.cluster, 'postmaster.pid');
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  const folder = lines[4] ?? '';
  if (!(folder !== '' && (await isServing(socketIn(folder)))) && !(await isPostgres(pid))) {
    // Another process has this id now. PostgreSQL would mistake it for a server of this folder, so the file is deleted.
    await rm(path, { force: true });
    return;
  }
  log(`Stopping the database server ${pid} that an earlier house left behind.`);
  if (await stops(pid, 'SIGINT', fastStopMs)) return;
  if (await stops(pid, 'SIGQUIT', quickStopMs)) return;
  throw new StartError(`A database server (process ${pid}) still runs in ${home.cluster} and does not stop.`);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function stops(pid: number, signal: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return !isAlive(pid);
  }
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
    if (!isAlive(pid)) return true;
    await pause(stepMs);
  }
  return false;
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(async () => {
    const { stdout } = await runFile('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
    return stdout;
  });
  return command.includes('postgres');
}
