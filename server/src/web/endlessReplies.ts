/** Tracks live streams of a backend that are proxied here. They have no end of their own, so shutdown ends them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

interface EndlessReplies {
  /** Returns false if the process is shutting down; the page should reconnect to another one. */
  isTaken(answer: IncomingMessage, response: ServerResponse): boolean;
}

export function endlessReplies(app: FastifyInstance): EndlessReplies {
  const open = new Map<ServerResponse, IncomingMessage>();
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const [response, answer] of open) {
      answer.unpipe(response);
      response.end();
    }
    done();
  });
  return {
    isTaken(answer, response) {
      if (!(answer.headers['content-type'] ?? '').startsWith('text/event-stream')) return true;
      if (isClosing) return false;
      open.set(response, answer);
      response.once('close', () => open.delete(response));
      return true;
    },
  };
}
