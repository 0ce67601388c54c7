/**
 * Headers of every reply. Server-rendered pages replace the policy with their own. S05
 */
import type { FastifyInstance } from 'fastify';

/** The policy of a reply that is no page: if opened as a document, it loads nothing and cannot be framed. */
const documentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function addGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', documentPolicy);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}
