/** How the house serves verify.html. F03, S05 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { serveVerifier } from './verifier.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-verifier-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = pino({ level: 'silent' });
const html =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; script-src \'sha256-abc\'"><title>v</title>';

it('sends the file with its own policy, and forbids frames', async () => {
  const file = join(folder, 'verify.html');
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  const app = fastify();
  serveVerifier(app, { log }, file);
  const reply = await app.inject({ url: '/verify.html?lang=th' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(html);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; script-src 'sha256-abc'; frame-ancestors 'none'",
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
  });
  const compressed = await app.inject({ url: '/verify.html', headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  const again = await app.inject({ url: '/verify.html', headers: { 'if-none-match': String(reply.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.close();
});

it('serves nothing at the address while it is not built', async () => {
  const app = fastify();
  serveVerifier(app, { log }, join(folder, 'none.html'));
  expect((await app.inject({ url: '/verify.html' })).statusCode).toBe(404);
  await app.close();
});
