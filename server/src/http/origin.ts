/** Browsers send form posts across sites without a preflight, so a write is accepted only from our own pages. S03 */
import { clientHeader } from '@foyer/contract/envelope.ts';
import type { FastifyRequest } from 'fastify';

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Returns whether the request comes from a page of this host, or of an origin that the operator allows. It must carry
 * the header that a foreign page cannot send without a preflight. For a page of this host, neither
 * Sec-Fetch-Site nor Origin may name another site.
 */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (request.headers[clientHeader] === undefined) return false;
  if (request.isFromAllowedOrigin) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || hostOf(origin) === hostOf(`${request.protocol}://${request.host}`);
}

/** Returns whether a form was sent by a page of this site, by the headers that the browser sets itself. S03 */
export function isOwnForm(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (request.isFromAllowedOrigin) return true;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === `${request.protocol}://${request.host}`;
}
