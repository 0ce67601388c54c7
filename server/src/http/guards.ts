/**
 * Headers of every reply. Server-rendered pages replace the policy with their own. S05
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The policy of a reply that is no page: if opened as a document, it loads nothing and cannot be framed. */
const documentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** More than one Host lets two servers on the way disagree about whom a request is for. RFC 9112, 3.2 */
function hasOneHost({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts <= 1;
}

export function addGuards(app: FastifyInstance): void {
  // Hooks of every request call back: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request)) return void reply.code(400).type('text/plain; charset=utf-8').send('400');
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', documentPolicy);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}
