/** The web part of the house: serves the client's pages and files from the same port as the calls. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { absentParts } from '@foyer/contract/features.ts';
import type { FastifyInstance } from 'fastify';
import { inWork } from '../db/pools.ts';
import type { House } from '../house.ts';
import { houseOffers } from '../http/houseFeatures.ts';
import { serveBuilt } from './built.ts';
import { withoutHiddenSections } from './brand/sections.ts';
import { serveBrandPictures } from './brand/serveBrand.ts';
import { serveCaptchaWidget } from './captchaWidget.ts';
import type { PagesOf } from './built.ts';
import { serveManifest, serveRobots } from './crawl.ts';
import type { Ask } from './render.ts';
import { serveSecurityText } from './securityText.ts';
import { serveSources } from './dev.ts';
import { serveVerifier } from './verifier.ts';

/** Reads page data from the house through its HTTP routes, as a browser would, but without a socket. */
function askHouse(app: FastifyInstance): Ask {
  return async (path, method, body) => {
    const headers = { [clientHeader]: '1', 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await inWork('pages', async () =>
      app.inject({ method, url: path, headers, ...(method !== 'GET' && { payload: body }) }),
    );
    const isStale = reply.headers.warning !== undefined;
    return { status: reply.statusCode, body: reply.json<unknown>(), isStale };
  };
}

export function mountWeb(app: FastifyInstance, { config, log, now }: House): Promise<void> {
  const absent = absentParts(houseOffers(config));
  return servePages(app, askHouse(app), { config, log, now, absent: () => absent, readsMs: undefined });
}

/** Mounts the client. `FOYER_DEV=on` serves the sources; otherwise client/dist must contain a build. */
export async function servePages(app: FastifyInstance, ask: Ask, given: PagesOf): Promise<void> {
  const house = { ...given, absent: withoutHiddenSections(given.absent, given.config.brand) };
  serveRobots(app);
  serveManifest(app, house.config.brand);
  serveBrandPictures(app, house.config.brand);
  serveSecurityText(app, house);
  serveCaptchaWidget(app, house.config);
  serveVerifier(app, house, resolve(import.meta.dirname, '../../../games/dist/verify.html'));
  if (house.config.isSourceServed) return serveSources(app, ask, house);
  const folder = resolve(import.meta.dirname, '../../../client/dist');
  if (!existsSync(join(folder, 'server/entry-server.js'))) {
    house.log.warn('the client is not built: run npm run build');
    return;
  }
  await serveBuilt(app, folder, ask, house);
}
