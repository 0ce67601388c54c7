/** A test SMS gateway that stores messages, verifies signatures and deduplicates by idempotency key. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Arrived, Behaviour } from '../conformance.ts';

const status = { accepts: 200, refuses: 400, fails: 503 } as const;

function isSigned(secret: string, time: string, signature: string, body: string): boolean {
  if (!/^[\da-f]{64}$/.test(signature) || !/^\d{13}$/.test(time)) return false;
  const wanted = createHmac('sha256', secret).update(`${time}\n${body}`).digest();
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex'));
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

export async function openSmsSink(secret: string) {
  let behaviour: Behaviour = 'accepts';
  const sent = new Map<string, Arrived & { readonly isSecondLine: boolean; readonly lang: string }>();
  const signedTimes: number[] = [];
  let requests = 0;
  let beforeReply: (() => Promise<unknown>) | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests += 1;
      const [time, signature] = [headerOf(request, 'x-foyer-time'), headerOf(request, 'x-foyer-signature')];
      if (!isSigned(secret, time, signature, body)) return void response.writeHead(401).end();
      signedTimes.push(Number(time));
      // Safe cast: the signature shows who wrote it.
      const message = JSON.parse(body) as Arrived & { isSecondLine: boolean; lang: string };
      if (headerOf(request, 'idempotency-key') !== message.id) return void response.writeHead(422).end();
      if (behaviour === 'hangs') return;
      if (behaviour === 'accepts' || behaviour === 'loses') sent.set(message.id, message);
      if (behaviour === 'loses') return void response.destroy();
      const code = status[behaviour];
      const replyNow = () => {
        response.writeHead(code, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ id: `sms-${message.id}` }));
      };
      void Promise.resolve(beforeReply?.()).then(replyNow);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    behave: (how: Behaviour) => void (behaviour = how),
    arrived: () => [...sent.values()],
    requests: () => requests,
    signedTimes,
    /** Runs between the arrival of a message and the reply to it. */
    onArrival: (run: (() => Promise<unknown>) | undefined) => void (beforeReply = run),
    /** Ends requests that hang. */
    drop: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
