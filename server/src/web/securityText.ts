/** Serves /.well-known/security.txt, which says where a weakness of this site is reported. RFC 9116 */
import { intlLocales } from '@foyer/text/locale.ts';
import type { FastifyInstance } from 'fastify';
import type { HouseConfig } from '../config.ts';
import { originOf } from './crawl.ts';

const path = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** After half a year, the contact of an abandoned site is out of date. RFC 9116 allows up to a year. */
const validDays = 180;

/** `origin` is '' for a host that is not safe to use in an address. RFC 9116 allows only https for `Canonical`. */
function securityText(contacts: readonly string[], origin: string, nowMs: number): string {
  const expires = new Date((Math.floor(nowMs / dayMs) + validDays) * dayMs).toISOString();
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${Object.values(intlLocales).join(', ')}`,
    ...(origin.startsWith('https://') ? [`Canonical: ${origin}${path}`] : []),
    '',
  ].join('\n');
}

/** Registers the route only if there is a contact. Otherwise the address replies 404. */
export function serveSecurityText(
  app: FastifyInstance,
  { config, now }: { readonly config: Pick<HouseConfig, 'securityContacts'>; readonly now: () => number },
): void {
  const { securityContacts } = config;
  if (securityContacts.length === 0) return;
  app.get(path, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(securityContacts, originOf(request), now())),
  );
}
