/**
 * Serves the data that a page has read from the house, so that the browser need not request it again. It is fetched
 * with the client's scripts, not with the page, because it is not needed for painting. Its address holds its hash, so
 * it never changes.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export interface Reads {
  /** '' if a page has read nothing. */
  readonly address: string;
  readonly json: string;
}

export const noReads: Reads = { address: '', json: '' };

const folder = '/reads/';

export function readsOf(reads: unknown): Reads {
  const json = JSON.stringify(reads);
  return { address: `${folder}${createHash('sha256').update(json).digest('base64url').slice(0, 16)}`, json };
}

/** Number of most recent reads that are kept. A browser that comes later gets 404 and renders the page anew. */
const kept = 600;

interface ReadsCache {
  /** Called whenever a page is sent, so that its reads are available. */
  keep(reads: Reads): void;
}

export function serveReads(app: FastifyInstance): ReadsCache {
  const cached = new Map<string, { readonly json: string; brotli?: Buffer }>();
  /** The address that was kept last, and so is the last to be dropped. */
  let latest = '';
  app.get<{ Params: { hash: string } }>(`${folder}:hash`, async (request, reply) => {
    const found = cached.get(folder + request.params.hash);
    if (!found) return reply.code(404).header('cache-control', 'no-store').send();
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(found.json);
    found.brotli ??= brotliCompressSync(found.json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(found.brotli);
  });
  return {
    keep({ address, json }) {
      if (address === '' || address === latest) return;
      latest = address;
      const found = cached.get(address) ?? { json };
      cached.delete(address);
      cached.set(address, found);
      const oldest = cached.keys().next();
      if (cached.size > kept && oldest.done !== true) cached.delete(oldest.value);
    },
  };
}
