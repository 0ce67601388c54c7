/**
 * Serves the staff's desk under /desk/: one page for all its addresses, and its files. Its policy allows no inline
 * script and no inline style. docs/operators.md, ADR 505
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { houseZone } from '@foyer/contract/houseZone.ts';
import type { FastifyInstance } from 'fastify';
import { escapeMarkup } from '../brand/markup.ts';
import type { Brand } from '../brand/schema.ts';
import { accentStyle } from '../brand/style.ts';
import type { House } from '../house.ts';
import { serveAssets } from './assets.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A player's evidence and a picture that is about to be uploaded are shown from memory.
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  // The address of an enrolment contains its token.
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** What the page has to know before its first call: it shows a name and amounts as the house does. */
const factsOf = ({ names, currency, account, password }: Brand): string =>
  JSON.stringify({ names, currency, account, password, zone: houseZone });

const pageOf = (file: string, brand: Brand): string =>
  file
    .replace('%HOUSE%', () => escapeMarkup(factsOf(brand)))
    .replace('%NAME%', () => escapeMarkup(`${brand.names.en.short} desk`));

/** Serves the desk that was built into `folder`. */
export function serveDesk(app: FastifyInstance, { config, log }: Pick<House, 'config' | 'log'>, folder: string): void {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    log.warn('the desk is not built: run npm run build');
    return;
  }
  const page = readFileSync(file, 'utf8');
  app.get('/desk', (_request, reply) => reply.redirect('/desk/'));
  app.get('/desk/brand.css', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(accentStyle(config.brand.current())),
  );
  // A script of an earlier build is gone, and is no page.
  app.get('/desk/assets/*', (_request, reply) => reply.code(404).send());
  app.get('/desk/*', (_request, reply) => reply.headers(headers).send(pageOf(page, config.brand.current())));
  serveAssets(app, folder, '/desk');
}

export const mountDeskPages = (app: FastifyInstance, house: House): void =>
  serveDesk(app, house, resolve(import.meta.dirname, '../../../desk/dist'));
