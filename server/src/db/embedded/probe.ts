import { createConnection } from 'node:net';

export const port = 5432;
export const socketIn = (folder: string) => `${folder}/.s.PGSQL.${port}`;

/**
 * An SSLRequest: length 8 and the request code. A server replies with one byte, before any log-in, and logs nothing.
 */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Returns whether a PostgreSQL server answers on the socket. */
export function isServing(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(address, () => socket.write(sslRequest));
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.once('data', (bytes) => end(bytes[0] === 0x4e || bytes[0] === 0x53));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.setTimeout(2000, () => end(false));
  });
}

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
