/** A TCP proxy in front of a worker of the test cluster. While it is shut, neither coordinator nor houses reach the worker. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { TestConnection } from '../../testing/server.ts';

export interface Gate {
  readonly port: number;
  /** The worker's address behind the proxy. */
  readonly worker: TestConnection;
  open(): Promise<void>;
  shut(): Promise<void>;
}

export async function openGate(worker: TestConnection): Promise<Gate> {
  const behind = new URL(
    'connectionString' in worker ? worker.connectionString : `postgres://${worker.host}:${worker.port}`,
  );
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = async (port: number): Promise<void> => {
    server = createServer((from) => {
      const to = connect(Number(behind.port), behind.hostname);
      for (const socket of [from, to]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.once('close', () => {
          sockets.delete(socket);
          from.destroy();
          to.destroy();
        });
      }
      from.pipe(to).pipe(from);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server!.address() as AddressInfo;
  const through = new URL(behind);
  through.port = String(port);
  return {
    port,
    worker: 'connectionString' in worker ? { connectionString: through.href } : { ...worker, port },
    open: () => listen(port),
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
