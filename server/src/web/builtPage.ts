/** A page that is one file of the build, revalidated on each visit. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface BuiltPage {
  readonly bytes: Buffer;
  readonly brotli: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
}

/** Reads the file and its brotli version. The policy may depend on the page. */
export function readBuiltPage(file: string, policy: string | ((html: string) => string)): BuiltPage {
  const bytes = readFileSync(file);
  return {
    bytes,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': typeof policy === 'string' ? policy : policy(bytes.toString()),
      'cache-control': 'no-cache',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
    },
  };
}

export function sendBuiltPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage): FastifyReply {
  reply.headers(page.headers);
  if (request.headers['if-none-match'] === page.headers.etag) return reply.code(304).send();
  const isBrotli = page.brotli !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return isBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.bytes);
}
