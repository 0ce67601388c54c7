/** Serves the pictures of the brand. With their version in the address they never change; others follow a new brand soon. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandSource } from '../../brand/source.ts';
import type { Brand } from '../../brand/schema.ts';
import { drawnIcon, drawnWords } from './drawings.ts';
import { shortHash } from './pageBrand.ts';

/** Content-Security-Policy of an SVG opened as a document: no scripts and no other resources. */
const policy = "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'";

export function serveBrandPictures(app: FastifyInstance, source: BrandSource): void {
  const serve = (path: string, draw: (brand: Brand) => string): void => {
    app.get<{ Querystring: { v?: string } }>(path, async (request, reply) =>
      sendDrawing(request, reply, draw(source.current()), request.query.v),
    );
  };
  serve('/brand/words.svg', drawnWords);
  serve('/favicon.svg', drawnIcon);
}

function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  svg: string,
  asked: string | undefined,
): FastifyReply {
  const version = shortHash(svg);
  const etag = `"${version}"`;
  reply.headers({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    'cross-origin-resource-policy': 'same-origin',
    etag,
  });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(svg);
}
