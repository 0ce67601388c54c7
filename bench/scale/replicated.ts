/**
 * A primary and a synchronous standby of the embedded PostgreSQL, each on a port of its own. The standby begins as a
 * copy of the stopped primary, so that no other program is needed.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeBinaries } from '@foyer/house/db/embedded/binaries.ts';
import { makeCluster, programEnvironment, superuser } from '@foyer/house/db/embedded/cluster.ts';
import { chooseRunAs, giveTo } from '@foyer/house/db/embedded/runAs.ts';
import { Client } from 'pg';
import { freePort } from '@foyer/house/testing/freePort.ts';
import { setTimeout as pause } from 'node:timers/promises';

export interface Server {
  readonly port: number;
  readonly pid: number;
  readonly url: string;
  /** Ends the postmaster and all its processes, as a lost machine would. */
  kill(): Promise<void>;
  /** Stops all its processes without a word: connections stay open and get no answer, as with a machine that is gone. */
  freeze(): void;
  /** Runs one statement on a connection of its own. */
  ask<Row>(text: string): Promise<readonly Row[]>;
}

export interface Replicated {
  readonly primary: Server;
  readonly standby: Server;
  /** Ends the replication: what is written from now on is on the primary only. */
  detach(): Promise<void>;
  /** Makes the standby a primary that waits for no other. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const settings = {
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  max_connections: '300',
  wal_level: 'replica',
  hot_standby: 'on',
  jit: 'off',
  timezone: 'UTC',
};
const standbyName = 'foyer_standby';

/** `isSynchronous`: a commit is acknowledged when the standby has it on disk as well. */
export async function startReplicated(isSynchronous = true): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-replicated-'));
  const runAs = await chooseRunAs(folder);
  if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid);
  const binaries = await placeBinaries(runAs, () => undefined);
  const running: ChildProcess[] = [];

  async function start(cluster: string, port: number): Promise<Server> {
    const all = Object.entries({ ...settings, port: String(port) });
    const args = ['-D', cluster, ...all.flatMap(([key, value]) => ['-c', `${key}=${value}`])];
    const server = spawn(join(binaries, 'postgres'), args, {
      ...runAs,
      cwd: folder,
      env: programEnvironment,
      stdio: 'ignore',
      detached: true,
    });
    running.push(server);
    const started = serverOf(server, port);
    await untilAnswers(started);
    return started;
  }

  const first = join(folder, 'first');
  await makeCluster({ folder, cluster: first, sockets: folder, runAs }, binaries);
  await appendFile(join(first, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n');
  const second = join(folder, 'second');
  await cp(first, second, { recursive: true });
  await writeFile(join(second, 'standby.signal'), '');
  if (runAs !== undefined) await giveTo(second, runAs);
  const [onePort, otherPort] = [await freePort(), await freePort()];
  const primary = await start(first, onePort);
  const from = `host=127.0.0.1 port=${onePort} user=${superuser} application_name=${standbyName}`;
  // In a file, because a setting of the command line could not be changed.
  await appendFile(join(second, 'postgresql.conf'), `primary_conninfo = '${from}'\n`);
  const standby = await start(second, otherPort);
  await primary.ask('create database foyer');
  if (isSynchronous) {
    await primary.ask(`alter system set synchronous_standby_names = '${standbyName}'`);
    await primary.ask('select pg_reload_conf()');
  }
  await untilStreams(primary, isSynchronous);
  return {
    primary,
    standby,
    async detach() {
      await standby.ask(`alter system set primary_conninfo = ''`);
      await standby.ask('select pg_reload_conf()');
    },
    promote: async () => void (await standby.ask('select pg_promote(wait => true, wait_seconds => 30)')),
    async stop() {
      for (const server of running) signal(server, 'SIGKILL');
      await Promise.all(running.map(ended));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

/** Every process of the server. Its children lead process groups of their own. */
function signal(server: ChildProcess, which: 'SIGKILL' | 'SIGSTOP'): void {
  const postmaster = server.pid ?? 0;
  const children = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' }).stdout.split('\n');
  for (const pid of [postmaster, ...children.filter((line) => line !== '').map(Number)]) signalOne(pid, which);
}

function signalOne(pid: number, which: NodeJS.Signals): void {
  try {
    process.kill(pid, which);
  } catch {
    // It has ended already.
  }
}

function serverOf(server: ChildProcess, port: number): Server {
  const url = `postgres://${superuser}@127.0.0.1:${port}/foyer`;
  return {
    port,
    pid: server.pid ?? 0,
    url,
    async kill() {
      signal(server, 'SIGKILL');
      await ended(server);
    },
    freeze: () => signal(server, 'SIGSTOP'),
    async ask<Row>(text: string) {
      const client = new Client({ host: '127.0.0.1', port, user: superuser, database: 'postgres' });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query(text).finally(() => client.end());
      return rows as Row[];
    },
  };
}

async function untilAnswers(server: Server): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await server.ask('select 1').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error(`PostgreSQL on port ${server.port} did not start`);
}

async function untilStreams(primary: Server, isSynchronous: boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const [row] = await primary.ask<{ state: string; sync_state: string }>(
      'select state, sync_state from pg_stat_replication',
    );
    if (row?.state === 'streaming' && (!isSynchronous || row.sync_state === 'sync')) return;
    await pause(100);
  }
  throw new Error('the standby does not follow');
}
