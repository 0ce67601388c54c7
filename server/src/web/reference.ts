/** Serves the API reference at /reference. A front before another backend has none, since it is that of this house. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { serveAssets } from './assets.ts';
import { readBuiltPage, sendBuiltPage } from './builtPage.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export function serveReference(app: FastifyInstance, { log }: Pick<House, 'log'>, folder: string): void {
  const file = resolve(folder, 'reference.html');
  if (!existsSync(file)) {
    log.warn('the API reference is not built: run npm run build');
    return;
  }
  const page = readBuiltPage(file, policy);
  app.get('/reference', (request, reply) => sendBuiltPage(request, reply, page));
  serveAssets(app, folder);
}

export const mountReference = (app: FastifyInstance, house: House): void =>
  serveReference(app, house, resolve(import.meta.dirname, '../../../reference/dist'));
