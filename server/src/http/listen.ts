/** Listening on a port, shared by house and front. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HouseConfig } from '../config.ts';
import { StartError } from '../db/startError.ts';

/** Refuses with StartError if the port is taken or not permitted. */
export async function listen(app: FastifyInstance, config: Pick<HouseConfig, 'port' | 'host'>): Promise<void> {
  const { level } = app.log;
  // Fastify would log the address too; main.ts prints it once.
  app.log.level = 'silent';
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw listenError(error, config);
  } finally {
    app.log.level = level;
  }
}

function listenError(error: unknown, { port, host }: Pick<HouseConfig, 'port' | 'host'>): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: stop what uses it, or set PORT.`);
  if (code === 'EACCES') return new StartError(`Port ${port} may not be used by this user: set another PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`This machine has no address ${host}.`);
  return error;
}

/** Returns the address for a browser on this machine. */
export function addressOf(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo; // A TCP port, never a pipe.
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}
