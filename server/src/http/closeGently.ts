/** Graceful shutdown: clients with open connections are still answered and told to reconnect elsewhere. */
import { Server } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection that is idle for this long may be closed: a request is hardly on its way. */
const lingerMs = 1_000;

/**
 * On shutdown, accepts no new connections, answers calls on open ones, and sends each reply with `Connection: close`.
 * Node would close idle connections at once, even if a request is already on its way.
 */
export function closeGently(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // Calls the close of net.Server, because that of http.Server would close idle connections here.
    Server.prototype.close.call(app.server);
    for (let waitedMs = 0; open.size > 0 && waitedMs < lingerMs; waitedMs += 20) await pause(20);
    // Node treats a connection that never sent a request as busy until its header time-out.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
