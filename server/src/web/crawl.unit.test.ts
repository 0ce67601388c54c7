import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { originOf, serveRobots, serveSitemap } from './crawl.ts';

const app = Fastify();
serveRobots(app);
serveSitemap(app, () => ['/home', '/helpCenter/startUse']);
const get = (url: string, host: string) => app.inject({ method: 'GET', url, headers: { host } });

it('lists every public page under the requested host', async () => {
  const reply = await get('/sitemap.xml', 'Foyer.Example:8443');
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'http://foyer.example:8443/home',
    'http://foyer.example:8443/helpCenter/startUse',
  ]);
  expect(reply.body).toContain('hreflang="th" href="http://foyer.example:8443/helpCenter/startUse?lang=th"');
});

it('keeps crawlers out of accounts and points to the sitemap', async () => {
  const { body } = await get('/robots.txt', 'foyer.example');
  for (const line of ['Disallow: /mine/', 'Disallow: /api/', 'Sitemap: http://foyer.example/sitemap.xml']) {
    expect(body.split('\n')).toContain(line);
  }
});

it.each(['evil.example/"><script>', 'a b', '', '-x', 'x'.repeat(300), 'user@host', 'a,b'])(
  'puts no invalid host into an address: %s',
  async (host) => {
    expect(originOf({ protocol: 'https', host })).toBe('');
  },
);

it('accepts host names, ports and IP addresses. S07', () => {
  for (const host of ['foyer.example', 'localhost:8080', '127.0.0.1:80', '[::1]:8080']) {
    expect(originOf({ protocol: 'https', host })).toBe(`https://${host}`);
  }
});
