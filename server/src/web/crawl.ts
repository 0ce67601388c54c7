/** Serves robots.txt, a sitemap of every public page, and the web app manifest. */
import { locales } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIn } from './template.ts';

/** A host name with an optional port. Any other Host header is not an address of this site. */
const siteHost = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Returns scheme and host of the request; '' if the Host header is not safe to use in an address. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return siteHost.test(request.host) ? `${request.protocol}://${request.host.toLowerCase()}` : '';
}

const closed = ['/mine/', '/launch', '/api/', '/sandbox/', '/operator/'];

export function robots(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const map = origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...rules, ...map, ''].join('\n');
}

/** Lists each page once, with the addresses of its other languages. */
export function sitemap(origin: string, paths: readonly string[]): string {
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

const words = translate('zh_CN');
/** Web app manifest, for the icon and name on a phone's home screen. */
export const manifest = JSON.stringify({
  id: '/home',
  name: words('site', 'title.site'),
  short_name: words('site', 'name'),
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

/** Serves the sitemap. `paths` come from the client's own public routes, so the map never names a missing page. */
export function serveSitemap(app: FastifyInstance, paths: () => readonly string[]): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    if (origin === '') return reply.code(400).type('text/plain; charset=utf-8').send('');
    return reply.type('application/xml; charset=utf-8').send(sitemap(origin, paths()));
  });
}
