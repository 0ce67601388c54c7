/** Serves what the picture kit draws: /pictures/<kind>/<name>.svg. ENV-015, AMB-045 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawing } from '../pictures/drawn.ts';
import type { Drawing } from '../pictures/drawn.ts';

const compress = promisify(brotliCompress);

/** A picture runs nothing and loads nothing, even when it is opened by itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600, stale-while-revalidate=604800';

const packed = new WeakMap<Drawing, Promise<Buffer>>();
function brotliOf(made: Drawing): Promise<Buffer> {
  const known = packed.get(made);
  if (known !== undefined) return known;
  const bytes = compress(made.svg, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: made.svg.length,
    },
  });
  packed.set(made, bytes);
  return bytes;
}

interface Asked {
  Params: { kind: string; file: string };
  Querystring: { v?: string };
}

/**
 * An address whose `?v=` is the picture's version never changes and is kept for ever; without one, or with an old one, the
 * picture is asked for again after an hour. Unknown names answer 404 and are not kept.
 */
export function mountPictures(app: FastifyInstance): void {
  app.get<Asked>('/pictures/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const made = file.endsWith('.svg') ? drawing(kind, file.slice(0, -'.svg'.length)) : undefined;
    if (made === undefined) return missing(reply);
    return send(request, reply, made, request.query.v === made.version);
  });
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send('');
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  made: Drawing,
  isCurrent: boolean,
): Promise<FastifyReply> {
  const etag = `"${made.version}"`;
  reply.headers({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': isCurrent ? forEver : forAnHour,
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(made.svg);
  return reply.header('content-encoding', 'br').send(await brotliOf(made));
}
