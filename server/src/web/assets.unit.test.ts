/** Files of the built client, as they are and packed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { serveAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-assets-'));
const script = 'export const hall = "大厅";\n'.repeat(50);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/hall.js'), script);
writeFileSync(join(folder, 'assets/hall.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets/dot.svg'), '<svg/>');
const app = fastify();
serveAssets(app, folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

it('serves a packed file to whoever reads brotli, and the same file unpacked to others', async () => {
  const packed = await get('/assets/hall.js', 'gzip, br');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload).toEqual(brotliCompressSync(script));
  const plain = await get('/assets/hall.js', 'gzip');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
  expect(plain.headers.etag).toBe(packed.headers.etag);
});

it('serves a file that is not packed as it is', async () => {
  const { headers, body } = await get('/assets/dot.svg', 'br');
  expect([headers['content-encoding'], headers['content-type'], body]).toEqual([undefined, 'image/svg+xml', '<svg/>']);
});
