/**
 * Calls from pages of other origins: a front of static files, whose API this house is (ALLOWED_ORIGINS). Each origin is
 * named in full, because its pages act with the player's cookies. Without the setting, no reply carries a CORS header.
 * Decision 465, S03
 */
import { clientHeader, playerHeader, requestIdHeader } from '@foyer/contract/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request comes from a page of an allowed origin, by the header that only the browser sets. */
    isFromAllowedOrigin: boolean;
  }
}

/** What a preflight may ask for: what the client sends, and nothing else. */
const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': ['content-type', clientHeader, playerHeader].join(', '),
  'access-control-max-age': '600',
} as const;

/** Headers of replies that the client reads besides those that CORS always shows. */
const readable = [requestIdHeader, 'retry-after', 'idempotency-hit', 'warning', 'date'].join(', ');

export function addAllowedOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.decorateRequest('isFromAllowedOrigin', false);
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    // Also without an Origin: a cache must not hand a reply without these headers to an allowed page.
    if (request.url.startsWith('/api/')) reply.header('vary', 'origin');
    // Their pages show the house's drawings, which contain nothing private.
    if (request.url.startsWith('/pictures/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (origin === undefined || !request.url.startsWith('/api/')) return undefined;
    if (!origins.includes(origin)) return isPreflight ? reply.code(403).send() : undefined;
    request.isFromAllowedOrigin = true;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readable,
    });
    return isPreflight ? reply.code(204).headers(preflight).send() : undefined;
  });
}

/**
 * Whether the page is of another site than this host, so that the browser sends only cookies that allow it. An origin
 * under the same domain is of the same site.
 */
export const isFromOtherSite = (request: FastifyRequest): boolean =>
  request.isFromAllowedOrigin && request.headers['sec-fetch-site'] === 'cross-site';
