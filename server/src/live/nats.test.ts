/** News through NATS. What needs Debian's nats-server is left out where it is not installed. Decision 523 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { natsCarrier } from './nats.ts';
import { createFrames } from './natsFrames.ts';
import { openRelay } from './relay.ts';
import { isNatsInstalled, startNatsServer } from './testing/natsServer.ts';
import { createLog } from '../log.ts';

const servers = isNatsInstalled() ? ['nats-server'] : [];
if (servers.length === 0) process.stderr.write('No tests with a NATS server: nats-server is not installed.\n');

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('reads messages of any content from pieces of any size', () => {
  const words = ['{"a":"开户"}', '', 'PING\r\nMSG x 1 3', 'x'.repeat(300)];
  const bytes = Buffer.from(
    `INFO {"max_payload":1048576}\r\nPONG\r\n${words
      .map((text) => `MSG foyer.live 1 ${Buffer.byteLength(text)}\r\n${text}\r\n`)
      .join('PING\r\n')}-ERR 'Authorization Violation'\r\n`,
  );
  for (const size of [1, 2, 7, 64, bytes.length]) {
    const heard: string[] = [];
    const take = createFrames({
      info: () => heard.push('info'),
      message: (text) => heard.push(`message ${text}`),
      ping: () => heard.push('ping'),
      pong: () => heard.push('pong'),
      error: (text) => heard.push(`error ${text}`),
    });
    for (let at = 0; at < bytes.length; at += size) take(bytes.subarray(at, at + size));
    expect(heard.filter((word) => word.startsWith('message'))).toEqual(words.map((text) => `message ${text}`));
    expect(heard.filter((word) => !word.startsWith('message'))).toEqual([
      'info',
      'pong',
      'ping',
      'ping',
      'ping',
      "error 'Authorization Violation'",
    ]);
  }
});

/** One process of a house, with what it has heard. */
function processAt(url: string) {
  const log = createLog('silent', { write: () => undefined });
  const lines: string[] = [];
  const relay = openRelay(
    natsCarrier({ url, subject: 'foyer.test' }, (line) => lines.push(line)),
    log,
  );
  const heard: (string | undefined)[] = [];
  relay.live.subscribe('topic', (words) => heard.push(words));
  closers.push(() => relay.close());
  return { relay, heard, lines };
}

it.each(servers)('passes news to the other processes, and not back to their own, by %s', async () => {
  const server = await startNatsServer(await freePort(), ['--user', 'foyer', '--pass', 'sesame 77']);
  closers.push(() => server.stop());
  const url = `nats://foyer:sesame%2077@127.0.0.1:${server.port}`;
  const [one, two] = [processAt(url), processAt(url)];
  await expect
    .poll(() => {
      one.relay.live.publish('topic', '开'.repeat(100));
      return two.heard[0];
    })
    .toBe('开'.repeat(100));
  expect(one.heard).toEqual([]);
  const stranger = processAt(`nats://127.0.0.1:${server.port}`);
  await expect.poll(() => stranger.lines[0]).toMatch(/Authorization/);
});

it.each(servers)('tells every process that news may be lost when %s is back after it was gone', async () => {
  const port = await freePort();
  const first = await startNatsServer(port);
  const [one, two] = [processAt(`nats://127.0.0.1:${port}`), processAt(`nats://127.0.0.1:${port}`)];
  const isPassed = () => {
    one.relay.live.publish('topic', 'news');
    return two.heard.at(-1);
  };
  await expect.poll(isPassed).toBe('news');
  two.heard.length = 0;
  await first.stop();
  const second = await startNatsServer(port);
  closers.push(() => second.stop());
  // `undefined` is what a subscriber hears when messages were lost.
  await expect.poll(() => two.heard.includes(undefined)).toBe(true);
  await expect.poll(isPassed).toBe('news');
});
