/** A stand-in for an operator's own backend, and the web part in front of it, for tests. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookies from '@fastify/cookie';
import Fastify from 'fastify';
import { handCallsOn } from '../backend.ts';

const closers: (() => unknown)[] = [];
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}

export type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;

export async function backend(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, Buffer.concat(parts).toString(), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function front(backendUrl: string, isSessionReadable = false): Promise<string> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(cookies);
  handCallsOn(app, { backendUrl, isSessionReadable });
  closers.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}
