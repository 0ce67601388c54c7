/** Serves verify.html, the one file that verifies every family. It is revalidated on each visit. F03 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { PagesOf } from './built.ts';

/** The page's own policy, which allows its inline parts by their hashes, and what a page cannot forbid by itself. */
const policyOf = (html: string): string =>
  `${/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "default-src 'none'"}; frame-ancestors 'none'`;

export function serveVerifier(app: FastifyInstance, { log }: Pick<PagesOf, 'log'>, file: string): void {
  if (!existsSync(file)) {
    log.warn('the verifier is not built: run npm run build');
    return;
  }
  const bytes = readFileSync(file);
  const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(bytes.toString()),
    'cache-control': 'no-cache',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  };
  app.get('/verify.html', async (request, reply) => {
    reply.headers(headers);
    if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
    const isBrotli = brotli !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return isBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(bytes);
  });
}
