/** What search engines ask for: robots.txt, and a map of every public page. */
import { locales } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIn } from './template.ts';

/** A name with an optional port; anything else in a Host header is no address of this site. */
const siteHost = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Scheme and host as the visitor wrote them; '' where they cannot be trusted in an address. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return siteHost.test(request.host) ? `${request.protocol}://${request.host.toLowerCase()}` : '';
}

const closed = ['/mine/', '/launch', '/api/', '/sandbox/', '/operator/'];

function robots(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const map = origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...rules, ...map, ''].join('\n');
}

/** Each page once, with the addresses of its other languages beside it. */
function sitemap(origin: string, paths: readonly string[]): string {
  const languages = (path: string): string =>
    locales
      .map(
        (one) => `<xhtml:link rel="alternate" hreflang="${intlLocales[one]}" href="${origin}${addressIn(one, path)}"/>`,
      )
      .join('');
  const pages = paths.map((path) => `<url><loc>${origin}${path}</loc>${languages(path)}</url>`).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages}</urlset>\n`
  );
}

/** What a phone shows of the site on its home screen. */
const manifest = JSON.stringify({
  id: '/home',
  name: '前厅 Foyer',
  short_name: '前厅',
  lang: 'zh-CN',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: '#110f0c',
  theme_color: '#110f0c',
  icons: [
    { src: '/pictures/icon/app.192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/pictures/icon/app.512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  ],
});

export function serveManifest(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
}

export function serveRobots(app: FastifyInstance): void {
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request))),
  );
}

/** `paths` are the client's own public routes, so the map cannot name a page that is not there. */
export function serveSitemap(app: FastifyInstance, paths: readonly string[]): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    if (origin === '') return reply.code(400).type('text/plain; charset=utf-8').send('');
    return reply.type('application/xml; charset=utf-8').send(sitemap(origin, paths));
  });
}
