/** The pages of the staff's desk: their policy, their caching and what they know of the house. docs/operators.md */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { serveDesk } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-desk-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><meta name="house" content="%HOUSE%"><title>%NAME%</title>');
writeFileSync(join(folder, 'assets/index-abc.js'), 'desk();');
const t = await openTestHouse({ register: [(app, house) => serveDesk(app, house, folder)] });
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

it.each(['/desk/', '/desk/queues/deposits?open=D1', '/desk/enrol?token=secret'])(
  'serves one page at %s, which nobody keeps, frames or lists',
  async (url) => {
    const page = await t.app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
  },
);

it('allows no inline script, no inline style and nobody else', async () => {
  const { headers } = await t.app.inject({ url: '/desk/' });
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "style-src 'self';",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/);
});

it('tells the page name and currency of the brand, escaped', async () => {
  const { body } = await t.app.inject({ url: '/desk/' });
  const [, content = ''] = /content="([^"]*)"/.exec(body) ?? [];
  expect(JSON.parse(content.replaceAll('&quot;', '"'))).toMatchObject({
    names: { zh_CN: { short: '前厅' }, en: { short: 'Foyer' } },
    currency: { code: 'THB', digits: 2 },
    zone: 'UTC+7',
  });
  expect(body).toContain('<title>Foyer desk</title>');
});

it('serves the accent of the brand as a style sheet', async () => {
  const { headers, body } = await t.app.inject({ url: '/desk/brand.css' });
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(body).toMatch(/^:root\{--brand-h:[\d.]+;--brand-c:[\d.]+\}$/);
});

it('serves its files for ever, and no page in place of one that is gone', async () => {
  const file = await t.app.inject({ url: '/desk/assets/index-abc.js' });
  expect([file.body, file.headers['cache-control']]).toEqual(['desk();', 'public, max-age=31536000, immutable']);
  expect((await t.app.inject({ url: '/desk/assets/index-old.js' })).statusCode).toBe(404);
  expect((await t.app.inject({ url: '/desk' })).headers.location).toBe('/desk/');
});
