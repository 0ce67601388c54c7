/**
 * Serves the built client's files, read once at start: immutable ones under /assets/ with their brotli versions, and
 * the files next to that folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
};

const unpack = promisify(brotliDecompress);

interface Asset {
  readonly type: string;
  /** Undefined with `brotli`, which is kept instead and unpacked for the few who do not read it. */
  readonly plain: Buffer | undefined;
  readonly brotli: Buffer | undefined;
  readonly etag: string;
  readonly isImmutable: boolean;
}

function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = types[extname(entry.name)];
    const file = join(entry.parentPath, entry.name);
    // Folders that begin with a dot are the build's own, such as Vite's list of every source file.
    const isHidden = relative(folder, file)
      .split(sep)
      .some((part) => part.startsWith('.'));
    if (!entry.isFile() || type === undefined || isHidden) continue;
    const bytes = readFileSync(file);
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
    assets.set(address, {
      type,
      plain: brotli === undefined ? bytes : undefined,
      brotli,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      isImmutable: address.startsWith('/assets/'),
    });
  }
  return assets;
}

/**
 * Files under /assets/ have a hash in their names and never change. Others are revalidated by ETag after an hour.
 * `base` is the path under which the folder's files are served.
 */
export function serveAssets(app: FastifyInstance, folder: string, base = ''): void {
  for (const [address, asset] of readAssets(folder)) {
    app.get(`${base}${address}`, async (request, reply) => {
      reply.headers({
        'content-type': asset.type,
        'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'cross-origin-resource-policy': 'same-origin',
        etag: asset.etag,
        vary: 'accept-encoding',
      });
      if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
      if (asset.brotli === undefined) return reply.send(asset.plain);
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unpack(asset.brotli));
      return reply.header('content-encoding', 'br').send(asset.brotli);
    });
  }
}
