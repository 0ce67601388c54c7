/**
 * Headers of every reply. Server-rendered pages replace the policy with their own. S05
 */
import type { FastifyInstance } from 'fastify';

/** The policy of a reply that is no page: if opened as a document, it loads nothing and cannot be framed. */
export const documentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every reply, pages included. */
export const everyReply = { 'x-content-type-options': 'nosniff' } as const;
/** Headers of every reply over https. */
export const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** More than one Host lets two servers on the way disagree about whom a request is for. RFC 9112, 3.2 */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

export function addGuards(app: FastifyInstance): void {
  // Hooks of every request call back: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request.raw.rawHeaders)) return void reply.code(400).type('text/plain; charset=utf-8').send('400');
    reply.headers(everyReply).header('content-security-policy', documentPolicy);
    if (request.protocol === 'https') reply.headers(overTls);
    done();
  });
}
