/** Serves the built game windows, one folder per family under /play/. Each file is read once, at the start. S05 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** `blob:` is for pictures that a window draws. Sounds are synthesised in the window and need no source. */
const policyWith = (api: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    ["connect-src 'self'", ...api].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** `api` is the origin that the calls of a static build go to. Decision 465 */
export const windowHeaders = (api: readonly string[] = []) => ({
  'content-security-policy': policyWith(api),
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});

const pageHeaders = windowHeaders();

interface BuiltFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly brotli: Buffer | undefined;
  readonly etag: string;
}

function readBuilt(file: string): BuiltFile {
  const bytes = readFileSync(file);
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    bytes,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
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
  for (const { name } of windows) mountWindow(app, join(built, name), `/play/${name}/`);
}

function mountWindow(app: FastifyInstance, folder: string, base: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !(extname(entry.name) in types)) continue;
    const file = join(entry.parentPath, entry.name);
    const address = relative(folder, file).split(sep).join('/');
    const built = readBuilt(file);
    if (address === 'index.html') {
      app.get(base, (request, reply) => send(request, reply.headers(pageHeaders), built));
    } else {
      const cache = { 'cache-control': 'public, max-age=31536000, immutable' };
      app.get(`${base}${address}`, (request, reply) => send(request, reply.headers(cache), built));
    }
  }
}
