/** A database server for tests of addresses: clients can connect and ask whether it is a standby, and nothing else. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface FakeServer {
  readonly url: string;
  isStandby: boolean;
  /** Accepts connections and answers nothing, like a machine that is gone. */
  isSilent: boolean;
  /** Connections that are open. */
  readonly open: number;
  close(): Promise<void>;
}

/** A message of the protocol of PostgreSQL. */
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);

/** One row of one column of type boolean. */
function booleanRow(name: string, value: boolean): Buffer {
  const field = Buffer.alloc(18);
  field.writeInt32BE(16, 6);
  field.writeInt16BE(1, 10);
  field.writeInt32BE(-1, 12);
  const columns = Buffer.concat([Buffer.from([0, 1]), Buffer.from(`${name}\0`), field]);
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 1]), Buffer.from(value ? 't' : 'f')]);
  return Buffer.concat([message('T', columns), message('D', row), message('C', Buffer.from('SELECT 1\0')), ready]);
}

export async function startFakeServer(): Promise<FakeServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let isWelcome = false;
    socket.on('data', (bytes) => {
      if (host.isSilent) return;
      if (!isWelcome) socket.write(welcome);
      else if (bytes[0] === 'Q'.charCodeAt(0)) socket.write(booleanRow('isStandby', host.isStandby));
      isWelcome = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host: FakeServer = {
    url: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    isStandby: false,
    isSilent: false,
    get open() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return host;
}
