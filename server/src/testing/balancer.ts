/**
 * A small load balancer for tests. It asks each house for /readyz four times a second, and sends requests in turn to
 * those that answered 200 last. It retries nothing, so that a request which a house refuses is seen.
 */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Balancer {
  readonly address: string;
  /** How many houses are ready. */
  ready(): number;
  /** How many requests got no reply from a house that was ready, or found no house. */
  refused(): number;
  close(): Promise<void>;
}

const everyMs = 250;
/** A house that has just opened makes its first page, and may answer /readyz late while it does. */
const startMs = 30_000;

/** Opens once all houses are ready. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  let turn = 0;
  let refused = 0;

  const follow = async (port: number): Promise<void> => {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (reply) => reply.status === 200,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };

  function handOn(asked: IncomingMessage, reply: ServerResponse): void {
    const port = [...ready][(turn += 1) % ready.size];
    const fail = () => {
      if (!reply.headersSent) refused += 1;
      reply.destroy();
    };
    if (port === undefined) return fail();
    const { method, url: path, headers } = asked;
    // A connection for each request, as nginx does by default.
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    sent.once('error', fail);
    sent.once('response', (heard) => {
      reply.writeHead(heard.statusCode ?? 502, heard.rawHeaders);
      heard.pipe(reply);
      heard.once('error', fail);
    });
    reply.once('close', () => sent.destroy());
    asked.pipe(sent);
  }

  const server = createServer(handOn).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const untilMs = performance.now() + startMs;
  while (ready.size < ports.length) {
    if (performance.now() > untilMs) throw new Error(`${ready.size} of ${ports.length} houses became ready`);
    await Promise.all(ports.map(follow));
  }
  const timer = setInterval(() => ports.forEach((port) => void follow(port)), everyMs);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready.size,
    refused: () => refused,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
