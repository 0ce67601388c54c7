/** Form posts travel across sites without asking; a write is believed only when our own page sent it. S03 */
import { clientHeader } from '@foyer/contract/envelope.ts';
import type { FastifyRequest } from 'fastify';

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * True where the request comes from a page of this host: it carries the header that a foreign page cannot send without
 * a preflight, and neither Sec-Fetch-Site nor Origin names another site.
 */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (request.headers[clientHeader] === undefined) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || hostOf(origin) === hostOf(`${request.protocol}://${request.host}`);
}

/** The browser says by itself where a form was sent from; the page's own form comes from this site. S03 */
export function isOwnForm(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === `${request.protocol}://${request.host}`;
}
