/**
 * Headers that every reply has, whatever sends it. Pages replace the policy with their own; nothing else is a document.
 * S05
 */
import type { FastifyInstance } from 'fastify';

/** A reply that is opened by itself loads nothing, sends nothing and appears in no frame. */
const documentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function addGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', documentPolicy);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}
