/**
 * Headers of every reply. Server-rendered pages replace the policy with their own. S05
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The policy of a reply that is no page: if opened as a document, it loads nothing and cannot be framed. */
const documentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** More than one Host lets two servers on the way disagree about whom a request is for. RFC 9112, 3.2 */
const hasOneHost = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;

export function addGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request)) return reply.code(400).type('text/plain; charset=utf-8').send('400');
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', documentPolicy);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    return undefined;
  });
}
