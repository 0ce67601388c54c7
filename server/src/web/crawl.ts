/** What search engines ask for: robots.txt, and a map of every public page. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A name with an optional port; anything else in a Host header is no address of this site. */
const siteHost = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Scheme and host as the visitor wrote them; '' where they cannot be trusted in an address. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return siteHost.test(request.host) ? `${request.protocol}://${request.host.toLowerCase()}` : '';
}

const closed = ['/mine/', '/launch', '/api/', '/outbox'];

function robots(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const map = origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...rules, ...map, ''].join('\n');
}

/** One address a page: the language is a cookie's, not the address's. */
function sitemap(origin: string, paths: readonly string[]): string {
  const pages = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages}</urlset>\n`;
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
