/** Debian's nats-server on a port of its own, where it is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const program = 'nats-server';
const env = { PATH: `${process.env.PATH}:/usr/sbin` };

export const isNatsInstalled = (): boolean => spawnSync(program, ['--version'], { env }).error === undefined;

export interface NatsServer {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isOpen;
}

/** `args` adds options such as a user and password. */
export async function startNatsServer(port: number, args: readonly string[] = []): Promise<NatsServer> {
  const server = spawn(program, ['--addr', '127.0.0.1', '--port', String(port), ...args], { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  while (!(await isListening(port))) await pause(20);
  return {
    port,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
