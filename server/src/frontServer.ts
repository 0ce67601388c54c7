/** Serves the client's pages and pictures in front of an operator's own backend, without a house or a database. */
import cookies from '@fastify/cookie';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import type { HouseConfig } from './config.ts';
import { networkOf } from './http/about.ts';
import { trustOf } from './http/address.ts';
import { closeGently } from './http/closeGently.ts';
import { addGuards } from './http/guards.ts';
import { addressOf, listen } from './http/listen.ts';
import { createFigures } from './watch/figures.ts';
import { mountHealth } from './watch/health.ts';
import type { Health } from './watch/health.ts';
import { serveFrontFigures } from './watch/serve.ts';
import { hearVitals } from './watch/vitals.ts';
import { askBackend, handCallsOn } from './web/backend.ts';
import { followBackendFeatures } from './web/backendFeatures.ts';
import { servePages } from './web/mount.ts';
import { servePictures } from './web/pictures.ts';

interface RunningFrontServer {
  /** Address for a browser on this machine. */
  readonly address: string;
  /** Makes /readyz answer 503 and accepts requests for DRAIN_SECONDS more. Call before `close`. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** How long a page waits for its reads. Blocks whose reads are late show that they could not be read. */
const pageReadsMs = 1_500;

/** Refuses with StartError, like a house. */
export async function startFrontServer(config: HouseConfig, log: Logger): Promise<RunningFrontServer> {
  const logger: FastifyBaseLogger = log.child({});
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config),
    // As in a house, calls that are under way at shutdown are answered to the end.
    return503OnClosing: false,
    requestTimeout: 60_000,
  });
  let isClosing = false;
  const health: Health = { check: async () => ({}), isClosing: () => isClosing };
  mountHealth(app, health, false);
  closeGently(app);
  addGuards(app);
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?', 1);
    const line = { route: `${request.method} ${path}`, status: reply.statusCode, from: networkOf(request.ip) };
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  await app.register(cookies);
  const figures = createFigures();
  await hearVitals(app, figures);
  await app.register(async (calls) => handCallsOn(calls, config));
  servePictures(app, join(config.dataDir, 'pictures'), config.brand);
  const ask = askBackend(config.backendUrl);
  const features = await followBackendFeatures(ask, log);
  app.addHook('onClose', async () => features.close());
  await servePages(app, ask, { config, log, now: Date.now, absent: features.absent, readsMs: pageReadsMs });
  const shown = await serveFrontFigures(config, figures, health);
  await listen(app, config);
  const drain = () => {
    isClosing = true;
    return pause(config.drainMs);
  };
  const close = async () => {
    isClosing = true;
    await shown?.close();
    await app.close();
  };
  return { address: addressOf(app), drain, close };
}
