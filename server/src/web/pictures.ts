/** Serves the picture kit's drawings: /pictures/<kind>/<name>.<format>. ENV-015, AMB-045 */
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandSource } from '../brand/source.ts';
import type { Brand } from '../brand/schema.ts';
import type { House } from '../house.ts';
import { drawnIcon } from './brand/drawings.ts';
import { shortHash } from './brand/pageBrand.ts';
import { drawing } from '../pictures/drawn.ts';
import type { Drawing } from '../pictures/drawn.ts';
import { createRasters, rasterTypes } from '../pictures/raster.ts';
import type { Rasters, RasterType } from '../pictures/raster.ts';

const compress = promisify(brotliCompress);

/** Content-Security-Policy of an SVG opened as a document: no scripts and no other resources. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; frame-ancestors 'none'";
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

/** The drawing that a file name asks for, and its pixel type and width if it is a raster. */
interface Wanted {
  readonly name: string;
  readonly raster?: { readonly type: RasterType; readonly width: number };
}

const bannerWidths: Readonly<Record<string, number>> = {
  wide: 1240,
  phone: 720,
  strip: 1240,
  portrait: 1120,
  card: 1200,
};
const isBanner = (kind: string): boolean => kind === 'banner' || kind === 'banner-light';

/** Allows only widths that a page uses, so that nobody can fill the disk with others. */
function rasterOf(kind: string, name: string, type: RasterType): Wanted | undefined {
  const [first = '', last = ''] = name.split('.');
  if (isBanner(kind)) {
    const crop = last.replace(/@2x$/, '');
    const width = Object.hasOwn(bannerWidths, crop) ? bannerWidths[crop] : undefined;
    if (width === undefined) return undefined;
    return { name: `${first}.${crop}`, raster: { type, width: crop === last ? width : width * 2 } };
  }
  if (kind === 'bank' && type === 'png') return { name, raster: { type, width: 192 } };
  if (kind === 'icon' && type === 'png' && ['32', '180', '192', '512'].includes(last)) {
    return { name: first, raster: { type, width: Number(last) } };
  }
  return undefined;
}

function wanted(kind: string, file: string, accept: string): Wanted | undefined {
  const dot = file.lastIndexOf('.');
  // A banner's address without extension, as the call returns it: the wide crop in the best format the client accepts.
  if (dot < 0)
    return isBanner(kind) ? rasterOf(kind, `${file}.wide`, accept.includes('image/avif') ? 'avif' : 'webp') : undefined;
  const [name, type] = [file.slice(0, dot), file.slice(dot + 1)];
  if (type === 'svg') return { name };
  return type === 'avif' || type === 'webp' || type === 'png' ? rasterOf(kind, name, type) : undefined;
}

/** Serves pictures. Rasters are stored in `folder`. The first banner's crops are made as soon as the house listens. */
export function servePictures(app: FastifyInstance, folder: string, brand: BrandSource): void {
  const rasters = createRasters(folder);
  app.get<Asked>('/pictures/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const found = wanted(kind, file, request.headers.accept ?? '');
    const isIcon = kind === 'icon' && found?.name === 'app';
    const made = isIcon ? iconOf(brand.current()) : found && drawing(kind, found.name);
    if (made === undefined) return missing(reply);
    reply.headers({
      'content-security-policy': policy,
      'cache-control': request.query.v === made.version ? forEver : forAnHour,
      'cross-origin-resource-policy': reply.getHeader('cross-origin-resource-policy') ?? 'same-origin',
      vary: file.includes('.') ? 'accept-encoding' : 'accept',
    });
    if (found?.raster === undefined) return sendSvg(request, reply, made);
    return sendPixels(request, reply, rasters, kind, made, found.raster);
  });
  app.addHook('onListen', () => {
    for (const kind of ['banner', 'banner-light'])
      for (const crop of ['wide', 'phone']) {
        const first = drawing(kind, `welcome.${crop}`);
        if (first) void rasters(kind, first, 'avif', bannerWidths[crop] ?? 0).catch(() => undefined);
      }
  });
}

/**
 * Serves pictures under the data folder. An address whose `?v=` is the picture's version never changes and is cached
 * permanently; without it, or with an old one, for an hour. Unknown names return 404 and are not cached.
 */
export function mountPictures(app: FastifyInstance, house: House): void {
  servePictures(app, join(house.config.dataDir, 'pictures'), house.config.brand);
}

/** The icon of the site on a home screen. */
function iconOf(brand: Brand): Drawing {
  const svg = drawnIcon(brand);
  return { svg, version: shortHash(svg) };
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send('');
}

async function sendSvg(request: FastifyRequest, reply: FastifyReply, made: Drawing): Promise<FastifyReply> {
  const etag = `"${made.version}"`;
  reply.headers({ 'content-type': 'image/svg+xml; charset=utf-8', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(made.svg);
  return reply.header('content-encoding', 'br').send(await brotliOf(made));
}

async function sendPixels(
  request: FastifyRequest,
  reply: FastifyReply,
  rasters: Rasters,
  kind: string,
  made: Drawing,
  { type, width }: NonNullable<Wanted['raster']>,
): Promise<FastifyReply> {
  const etag = `"${made.version}-${type}-${width}"`;
  if (request.headers['if-none-match'] === etag) return reply.header('etag', etag).code(304).send();
  const bytes = await rasters(kind, made, type, width);
  return reply.headers({ 'content-type': rasterTypes[type], etag }).send(bytes);
}
