/** Serves robots.txt, a sitemap of every public page, and the web app manifest. */
import { defaultLanguage } from '@foyer/contract/defaultLanguage.ts';
import { siteLanguages } from '@foyer/contract/siteBrand.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrandSource } from '../brand/source.ts';
import type { Brand } from '../brand/schema.ts';
import { drawnIcon, groundOf } from './brand/drawings.ts';
import { shortHash } from './brand/pageBrand.ts';
import { addressIn } from './template.ts';

/** A host name with an optional port. Any other Host header is not an address of this site. */
const siteHost = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Returns scheme and host of the request; '' if the Host header is not safe to use in an address. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return siteHost.test(request.host) ? `${request.protocol}://${request.host.toLowerCase()}` : '';
}

const closed = ['/mine/', '/launch', '/api/', '/sandbox/', '/operator/', '/desk/'];

export function robots(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const map = origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...rules, ...map, ''].join('\n');
}

/** Lists each page once, with the addresses of its other languages. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const languages = (path: string): string =>
    siteLanguages()
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

/** Web app manifest, for the icon and name on a phone's home screen, in the default language. */
export function manifestOf(brand: Brand): string {
  const lang = defaultLanguage();
  const ground = groundOf(brand);
  const version = shortHash(drawnIcon(brand));
  const icon = (size: number) => ({
    src: `/pictures/icon/app.${size}.png?v=${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  });
  return JSON.stringify({
    id: '/home',
    name: brand.names[lang].full,
    short_name: brand.names[lang].short,
    lang: intlLocales[lang],
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [icon(192), icon(512)],
  });
}

export function serveManifest(app: FastifyInstance, source: BrandSource): void {
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(manifestOf(source.current())),
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
