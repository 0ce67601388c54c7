/** The page and the document of the API reference belong to the house. docs/api.md */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { serveReference } from './reference.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-reference-'));
mkdirSync(join(folder, 'reference'));
writeFileSync(join(folder, 'reference.html'), '<!doctype html><title>API reference</title>');
writeFileSync(join(folder, 'reference/openapi.json'), '{"openapi":"3.1.0"}');
const t = await openTestHouse({ register: [(app, house) => serveReference(app, house, folder)] });
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

it('serves the page under a policy without inline scripts, and revalidates it', async () => {
  const page = await t.app.inject({ url: '/reference' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = String(page.headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
  const again = await t.app.inject({ url: '/reference', headers: { 'if-none-match': String(page.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('serves the document as JSON', async () => {
  const reply = await t.app.inject({ url: '/reference/openapi.json' });
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.json()).toMatchObject({ openapi: '3.1.0' });
});
