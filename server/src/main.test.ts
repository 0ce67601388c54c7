/**
 * The process prints one line when it opens and one line when it cannot start, and leaves nothing behind when it ends.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { logout } from '@foyer/contract/account/session.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { init } from '@foyer/contract/site/config.ts';
import { afterAll, expect, it } from 'vitest';
import { nodeEnvironment } from './testing/nodeEnvironment.ts';

const folder = await mkdtemp(join(tmpdir(), 'foyer-main-'));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));

function start(env: Record<string, string>) {
  const house = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...nodeEnvironment, LOG_LEVEL: 'warn', PORT: '0', DATABASE_URL: '', DATA_DIR: folder, ...env },
  });
  const output = { out: '', err: '' };
  house.stdout.on('data', (part: Buffer) => (output.out += String(part)));
  house.stderr.on('data', (part: Buffer) => (output.err += String(part)));
  const ended = once(house, 'exit') as Promise<[number | null]>;
  const address = () => /Foyer is open at (http:\S+)/.exec(output.out)?.[1];
  return { house, output, ended, address };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'opens, answers, and exits with 0 on %s together with its database',
  async (signal) => {
    const running = start({});
    await expect.poll(running.address, { timeout: 60_000 }).toBeDefined();
    const ask = () => fetch(`${running.address()}${init.path}`, { method: 'POST', headers: { [clientHeader]: '1' } });
    // On a busy machine, a house that has just been seeded may ask for a retry: 503 with retry-after.
    const answer = async () => ((await (await ask()).json()) as { code: number }).code;
    await expect.poll(answer, { timeout: 30_000 }).toBe(200);
    running.house.kill(signal);
    expect(await running.ended).toEqual([0, null]);
    expect(running.output.err).toBe('');
    expect(running.output.out).toMatch(/ \(version \d+\.\d+\.\d+\)\n/);
    const left = await readdir(folder, { recursive: true });
    expect(left.filter((name) => name.endsWith('postmaster.pid'))).toEqual([]);
  },
);

/** Sends one call over a keep-alive connection. Returns its status, its code and its Connection header. */
function askOver(agent: Agent, url: string): Promise<{ status: number; code: number; connection: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(url + init.path, { method: 'POST', agent, headers: { [clientHeader]: '1' } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (body += part));
      reply.on('error', reject);
      reply.on('end', () => {
        const { code } = JSON.parse(body) as { code: number };
        resolve({ status: reply.statusCode ?? 0, code, connection: reply.headers.connection ?? '' });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

it('answers 24 callers to the end while it stops, tells each to close, and resets no connection', async () => {
  const running = start({ SHED_AFTER_MS: '0', DEMO: 'off' });
  await expect.poll(running.address, { timeout: 60_000 }).toBeDefined();
  const url = running.address() ?? '';
  let answered = 0;
  const callers = Array.from({ length: 24 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const { status, code, connection } = await askOver(agent, url);
      expect([status, code]).toEqual([200, 200]);
      answered += 1;
      if (connection === 'close') break;
    }
    agent.destroy();
  });
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(100);
  running.house.kill('SIGTERM');
  await Promise.all(callers);
  expect(await running.ended).toEqual([0, null]);
});

it('reports in one line that the port is taken, exits with 1 and stops its database', async () => {
  const other = createServer().listen(0, '0.0.0.0');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const refused = start({ PORT: String(port) });
  expect((await refused.ended)[0]).toBe(1);
  expect(refused.output.err).toBe(`Port ${port} is taken: stop what uses it, or set PORT.\n`);
  other.close();
  const left = await readdir(folder, { recursive: true });
  expect(left.filter((name) => name.endsWith('postmaster.pid'))).toEqual([]);
});

it('reports in one line that DATABASE_URL cannot be reached, without its password', async () => {
  const refused = start({ DATABASE_URL: 'postgres://foyer:secret77@127.0.0.1:1/foyer' });
  expect((await refused.ended)[0]).toBe(1);
  expect(refused.output.err.trimEnd().split('\n')).toHaveLength(1);
  expect(refused.output.err).toContain('127.0.0.1:1');
  expect(refused.output.err).not.toContain('secret77');
});

it('lets forms lead to the configured payment origins, and to no others. CALL-101', async () => {
  const running = start({ PAYMENT_ORIGINS: 'https://pay.example, http://127.0.0.1:9' });
  await expect.poll(running.address, { timeout: 60_000 }).toBeDefined();
  const policy = async () => (await fetch(`${running.address()}/home`)).headers.get('content-security-policy') ?? '';
  await expect
    .poll(policy, { timeout: 30_000 })
    .toContain("form-action 'self' https://pay.example http://127.0.0.1:9;");
  running.house.kill('SIGTERM');
  expect(await running.ended).toEqual([0, null]);
});

it('reports each wrong setting in a sentence of its own, and exits with 1', async () => {
  const refused = start({ SANDBOX: 'of', PORT: '8154x', BANK_DELAYS_SECONDS: '3' });
  expect((await refused.ended)[0]).toBe(1);
  expect(refused.output.err.trimEnd().split('\n')).toEqual([
    'BANK_DELAYS_SECONDS is no setting of the house; BANK_DELAY_SECONDS is.',
    'PORT: 8154x is no whole number from 0 to 65535.',
    'SANDBOX: of is neither on nor off.',
  ]);
});

it('serves the pages in front of an operator’s backend, with pictures from their origins and without a database. ENV-015', async () => {
  const sent: string[] = [];
  const backend = createServer(async (asked, response) => {
    if (asked.url === logout.path) sent.push(await text(asked));
    response.end('{"code":200,"data":{"list":[],"total":0}}');
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const data = join(folder, 'front');
  const front = start({
    BACKEND_URL: `http://127.0.0.1:${port}/`,
    PICTURE_ORIGINS: 'https://cdn.example',
    DATA_DIR: data,
    LOG_LEVEL: 'info',
  });
  await expect.poll(front.address, { timeout: 60_000 }).toBeDefined();
  const home = await fetch(`${front.address()}/home`);
  expect(home.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(await (await fetch(`${front.address()}${init.path}`, { method: 'POST' })).json()).toMatchObject({ code: 200 });
  const leaving = {
    method: 'POST',
    headers: { cookie: 'UUID=session-0001' },
    body: new URLSearchParams({ UUID: 'other' }),
  };
  await fetch(`${front.address()}${logout.path}`, leaving);
  expect(sent).toEqual(['UUID=session-0001']);
  const lineOf = () => front.output.out.split('\n').find((one) => one.includes(init.path));
  await expect.poll(lineOf).toBeDefined();
  const from = expect.stringMatching(/\*$/) as string;
  expect(JSON.parse(lineOf() ?? '')).toMatchObject({ msg: 'answered', route: `POST ${init.path}`, status: 200, from });
  front.house.kill('SIGTERM');
  expect(await front.ended).toEqual([0, null]);
  expect((await readdir(data).catch(() => [])).filter((name) => name !== 'pictures')).toEqual([]);
  backend.closeAllConnections();
  backend.close();
});
