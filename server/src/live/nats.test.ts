/** News through NATS. What needs Debian's nats-server is left out where it is not installed. Decision 523 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { natsCarrier } from './nats.ts';
import { openRelay } from './relay.ts';
import { isNatsInstalled, startNatsServer } from './testing/natsServer.ts';
import { createLog } from '../log.ts';
import { freePort } from '../testing/freePort.ts';

const servers = isNatsInstalled() ? ['nats-server'] : [];
if (servers.length === 0) process.stderr.write('No tests with a NATS server: nats-server is not installed.\n');

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
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

it('says why it has no connection, passes nothing meanwhile, and closes', async () => {
  const port = await freePort();
  const lines: string[] = [];
  const carrier = natsCarrier({ url: `nats://127.0.0.1:${port}`, subject: 'foyer.test' }, (line) => lines.push(line));
  const channel = carrier.listen({ heard: () => undefined, missed: () => undefined });
  await expect.poll(() => lines[0]).toMatch(/refused/);
  await expect(carrier.send('news')).rejects.toThrow('NATS is not connected');
  await channel.close();
});

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

/** A key and a certificate for this host, signed by itself. */
async function certificateOf(host: string) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-nats-'));
  closers.push(() => rm(folder, { recursive: true }));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=news', '-addext', `subjectAltName=DNS:${host}`];
  const { status } = spawnSync('openssl', ['req', ...made, ...named, '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Error('openssl made no certificate');
  return { key, certificate };
}

/** Trusts a certificate in this process, as NODE_EXTRA_CA_CERTS does. */
async function trust(certificate: string): Promise<void> {
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, await readFile(certificate, 'utf8')]);
  closers.push(async () => setDefaultCACertificates(usual));
}

it.each(servers)('speaks TLS with %s, and only with one whose certificate it trusts', async () => {
  const { key, certificate } = await certificateOf('localhost');
  const server = await startNatsServer(await freePort(), ['--tls', '--tlscert', certificate, '--tlskey', key]);
  closers.push(() => server.stop());
  const url = `tls://localhost:${server.port}`;
  const wary = processAt(url);
  await expect.poll(() => wary.lines[0]).toMatch(/certificate/);
  await trust(certificate);
  const [one, two] = [processAt(url), processAt(url)];
  await expect
    .poll(() => {
      one.relay.live.publish('topic', 'news');
      return two.heard[0];
    })
    .toBe('news');
});

it.each(servers)('sends no password to %s without TLS if the address asks for TLS', async () => {
  const server = await startNatsServer(await freePort(), ['--user', 'foyer', '--pass', 'sesame']);
  closers.push(() => server.stop());
  const process = processAt(`tls://foyer:sesame@127.0.0.1:${server.port}`);
  await expect.poll(() => process.lines[0]).toMatch(/tls/);
});
