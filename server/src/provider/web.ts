/** Serves the built game windows, one folder per family under /play/. Each file is read once, at the start. S05 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync } from 'node:zlib';
import type { Brand } from '../brand/schema.ts';
import { accentStyle } from '../brand/style.ts';
import type { HouseConfig } from '../config.ts';
import type { House } from '../house.ts';
import { windowPage } from '../brand/windowPage.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Names of the Trusted Types policies that a window makes. */
export const windowTrustedTypes = ['sounds-worker'] as const;

/**
 * `blob:` is for pictures that a window draws. A worker synthesises the sounds. It is the only script that a window names by
 * its address, hence `worker-src` and the Trusted Types policy (decision 576); sounds need no `media-src`. `api` is the origin
 * that the calls of a static build go to (decision 465).
 */
const policyOf = (style: string, api: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self' blob: data:",
    ["connect-src 'self'", ...api].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...windowTrustedTypes].join(' '),
  ].join('; ');

export const windowHeaders = (style: string, api: readonly string[] = []) => ({
  'content-security-policy': policyOf(style, api),
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});

interface BuiltFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly brotli: Buffer | undefined;
  readonly etag: string;
}

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function readBuilt(file: string): BuiltFile {
  const bytes = readFileSync(file);
  const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  return { type: types[extname(file)] ?? 'application/octet-stream', bytes, brotli, etag: etagOf(bytes) };
}

/** Completes a window's page with the brand. */
function readPage(file: string, brand: Brand, isPlayMoney: boolean): BuiltFile {
  const bytes = Buffer.from(windowPage(readFileSync(file, 'utf8'), brand, isPlayMoney));
  return { type: types['.html'] ?? '', bytes, brotli: brotliCompressSync(bytes), etag: etagOf(bytes) };
}

function send(request: FastifyRequest, reply: FastifyReply, built: BuiltFile): FastifyReply {
  reply.headers({ 'content-type': built.type, etag: built.etag, vary: 'accept-encoding' });
  reply.header('cross-origin-resource-policy', 'same-origin');
  if (request.headers['if-none-match'] === built.etag) return reply.code(304).send();
  const isBrotli = built.brotli !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return isBrotli ? reply.header('content-encoding', 'br').send(built.brotli) : reply.send(built.bytes);
}

/** Mounts the windows. Without a build it logs a warning. In development, web/dev.ts serves their sources instead. */
export function mountPlayWindows(app: FastifyInstance, house: House): void {
  if (house.config.isSourceServed) return;
  const built = resolve(import.meta.dirname, '../../../games/dist');
  const families = existsSync(built) ? readdirSync(built, { withFileTypes: true }) : [];
  const windows = families.filter((entry) => existsSync(join(built, entry.name, 'index.html')));
  if (windows.length === 0) house.log.warn('the game windows are not built: run npm run build');
  for (const { name } of windows) mountWindow(app, house.config, join(built, name), `/play/${name}/`);
}

type Setting = Pick<HouseConfig, 'brand' | 'isPlayMoney'>;

function mountWindow(app: FastifyInstance, setting: Setting, folder: string, base: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !(extname(entry.name) in types)) continue;
    const file = join(entry.parentPath, entry.name);
    const address = relative(folder, file).split(sep).join('/');
    if (address === 'index.html') {
      mountPage(app, setting, file, base);
    } else {
      const built = readBuilt(file);
      const cache = { 'cache-control': 'public, max-age=31536000, immutable' };
      app.get(`${base}${address}`, (request, reply) => send(request, reply.headers(cache), built));
    }
  }
}

function mountPage(app: FastifyInstance, { brand, isPlayMoney }: Setting, file: string, base: string): void {
  const make = () => ({
    page: readPage(file, brand.current(), isPlayMoney),
    headers: windowHeaders(accentStyle(brand.current())),
  });
  let made = make();
  const forget = brand.onChange(() => (made = make()));
  app.addHook('onClose', async () => forget());
  app.get(base, (request, reply) => send(request, reply.headers(made.headers), made.page));
}
