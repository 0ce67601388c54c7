/** The end of a process that nobody notices: who has a connection is answered and told to open another one elsewhere. */
import { Server } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection that asks for nothing for this long may be closed: its request is hardly on its way. */
const lingerMs = 1_000;

/**
 * On a stop no new connection is taken, calls on those that stand are answered as always, and each reply says that its
 * connection ends with it. Node would close idle connections at once, also one on which a request is travelling.
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
    // The plain server's way: the HTTP server's own would close idle connections here.
    Server.prototype.close.call(app.server);
    for (let waitedMs = 0; open.size > 0 && waitedMs < lingerMs; waitedMs += 20) await pause(20);
    // One that never asked for anything counts as busy for Node until its header time-out.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
