/** Browsers open connections before they need them; one that never asked for anything must not keep a house open. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Node counts such a connection as busy until its header time-out, so the stop closes it itself. */
export function closeUnused(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
