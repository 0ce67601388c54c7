/** PgBouncer in front of the tests' server, where Debian's program is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseRunAs } from '../embedded/runAs.ts';
import { freePort } from '../../testing/freePort.ts';

/** Debian installs it where only root looks. */
const env = { PATH: `${process.env.PATH}:/usr/sbin` };
const program = 'pgbouncer';
/** The limits of the pooler's own connections, for statements outside of transactions. docs/scale.md */
const limits = `set statement_timeout = 60000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000`;

export const isPoolerInstalled = (): boolean => spawnSync(program, ['--version'], { env }).error === undefined;

export type PoolerMode = 'session' | 'transaction';

/** Where a running pooler is. */
export interface TestPooler {
  readonly mode: PoolerMode;
  readonly address: Behind;
}

export interface PoolerServer {
  /** Leads to every database of the server. */
  readonly address: Behind;
  stop(): Promise<void>;
}

export interface Behind {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(20);
  }
  throw new Error('the pooler does not listen');
}

/** Starts it on a free port. It runs as the owner of the server's folder, because it refuses to run as root. */
export async function startPooler(server: Behind, mode: PoolerMode, isLimited = true): Promise<PoolerServer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pooler-'));
  const port = await freePort();
  const onConnect = mode === 'transaction' && isLimited ? ` connect_query='${limits}'` : '';
  const lines = [
    '[databases]',
    `* = host=${server.host} port=${server.port} user=${server.user}${onConnect}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'max_client_conn = 1000',
    `default_pool_size = ${mode === 'session' ? 60 : 8}`,
    'verbose = 0',
  ];
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, `${lines.join('\n')}\n`, { mode: 0o644 });
  await chmod(folder, 0o755);
  const pooler = spawn(program, ['-q', settings], { env, ...(await chooseRunAs(server.host)), stdio: 'ignore' });
  const ended = once(pooler, 'exit');
  await untilOpen(port);
  return {
    address: { host: '127.0.0.1', port, user: server.user },
    async stop() {
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
