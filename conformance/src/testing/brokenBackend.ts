/** A proxy in front of a backend that deviates in one way from the contract, for tests of the kit. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';

export interface Asked {
  readonly method: string;
  readonly fields: URLSearchParams;
  readonly cookie: string;
  readonly isForeign: boolean;
}
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: string;
}
/** Sends the request on, changed where something is given. */
export type Forward = (changes?: Partial<Asked>) => Promise<Reply>;
/** Answers one request; `undefined` never answers, `'drop'` closes the connection. */
export type Answer = (asked: Asked, forward: Forward) => Promise<Reply | undefined | 'drop'>;

interface Arrived {
  readonly path: string;
  /** An upload, which is handed on as it came. */
  readonly upload: { readonly type: string; readonly body: Buffer<ArrayBuffer> } | undefined;
  readonly asked: Asked;
}

async function arrivedOf(request: IncomingMessage): Promise<Arrived> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = Buffer.from(await buffer(request));
  const { cookie = '', [clientHeader]: client, 'content-type': type = '' } = request.headers;
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  const fields = isForm ? new URLSearchParams(body.toString()) : searchParams;
  const asked = { method: request.method ?? 'GET', fields, cookie, isForeign: client === undefined };
  return { path: pathname, upload: type.startsWith('multipart/') ? { type, body } : undefined, asked };
}

async function sendOn(origin: string, { path, upload, asked }: Arrived, changes: Partial<Asked> = {}): Promise<Reply> {
  const { method, fields, cookie, isForeign } = { ...asked, ...changes };
  const sent = new Headers({ ...(cookie !== '' && { cookie }), ...(!isForeign && { [clientHeader]: '1' }) });
  if (upload !== undefined) sent.set('content-type', upload.type);
  const reply = await fetch(`${origin}${path}${method === 'GET' ? `?${fields}` : ''}`, {
    method,
    redirect: 'manual',
    headers: sent,
    ...(method === 'POST' && { body: upload?.body ?? fields }),
  });
  const headers = Object.fromEntries(
    ['content-type', 'location', 'retry-after'].flatMap((name) => {
      const value = reply.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { status: reply.status, headers, setCookies: reply.headers.getSetCookie(), body: await reply.text() };
}

function write(response: ServerResponse, { status, headers, setCookies, body }: Reply): void {
  response.writeHead(status, { ...headers, ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }) });
  response.end(body);
}

export interface BrokenBackend {
  readonly url: string;
  close(): Promise<void>;
}

/** Answers the calls that are named by `answers`, and hands on every other request as it is. */
export async function startBroken(
  origin: string,
  answers: Partial<Readonly<Record<keyof Calls, Answer>>>,
): Promise<BrokenBackend> {
  const byPath = new Map(
    Object.entries(answers).map(([name, answer]) => [(calls[name as keyof Calls] as Call).path as string, answer]),
  );
  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrived = await arrivedOf(request);
    const forward: Forward = (changes) => sendOn(origin, arrived, changes);
    const reply = await (byPath.get(arrived.path)?.(arrived.asked, forward) ?? forward());
    if (reply === 'drop') request.socket.destroy();
    else if (reply !== undefined) write(response, reply);
  }
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
