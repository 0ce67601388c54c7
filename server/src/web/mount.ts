/** The web part of the house: serves the client's pages and files from the same port as the calls. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { absentParts } from '@foyer/contract/features.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { houseOffers } from '../http/houseFeatures.ts';
import { createHouseReads } from './houseReads.ts';
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

export function mountWeb(app: FastifyInstance, house: House): Promise<void> {
  const { config, log, now } = house;
  const absent = absentParts(houseOffers(config));
  const { ask, answerNow } = createHouseReads(app, house);
  return servePages(app, ask, { config, log, now, absent: () => absent, readsMs: undefined, answerNow });
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
