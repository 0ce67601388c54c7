/** A front shuts down like a house: calls that its backend is working on are answered to the end. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startFrontServer } from './frontServer.ts';

const silent = pino({ level: 'silent' });

it('tells a load balancer that it is ready, and while it drains that it is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-front-'));
  const settings = { BACKEND_URL: 'http://127.0.0.1:9', PORT: '0', METRICS_PORT: '0', HOST: '127.0.0.1' };
  const config = readConfig({ ...settings, DATA_DIR: folder });
  const front = await startFrontServer(config, silent);
  const status = async (path: string) => (await fetch(front.address + path)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  await front.drain();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  await front.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

/** Resolves with the reply's headers, over a keep-alive connection. */
const ask = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { agent }, resolve).on('error', reject).end();
  });

it('answers a slow call after the idle connections are gone, and ends a live stream without a reset', async () => {
  const slow = Promise.withResolvers<ServerResponse>();
  const backend = createServer((asked, response) => {
    if (asked.url === '/api/slow') slow.resolve(response);
    else if (asked.url === '/api/live') response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    else response.end('quick');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'foyer-front-'));
  const config = readConfig({
    BACKEND_URL: `http://127.0.0.1:${port}`,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
  });
  const front = await startFrontServer(config, silent);
  const agents = Array.from({ length: 3 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const [idle, live, busy] = agents as [Agent, Agent, Agent];
  const quick = await ask(`${front.address}/api/quick`, idle);
  const reference = await ask(`${front.address}/reference/openapi.json`, live);
  // The API reference is that of the house, which is not here.
  await text(reference);
  expect(String(reference.headers['content-type'])).not.toContain('json');
  const idleGone = new Promise((resolve) => quick.socket.once('close', resolve));
  expect(await text(quick)).toBe('quick');
  const opened = await ask(`${front.address}/api/live`, live);
  await once(opened, 'readable');
  const stream = text(opened);
  const asked = ask(`${front.address}/api/slow`, busy);
  const answer = await slow.promise;
  const closed = front.close();
  await idleGone;
  answer.end('late');
  const reply = await asked;
  expect([reply.headers.connection, await text(reply)]).toEqual(['close', 'late']);
  expect(await stream).toBe(':\n\n');
  await closed;
  for (const agent of agents) agent.destroy();
  backend.closeAllConnections();
  backend.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});
