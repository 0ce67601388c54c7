/** Serves verify.html, the one file that verifies every family. It is revalidated on each visit. F03 */
import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { PagesOf } from './built.ts';
import { readBuiltPage, sendBuiltPage } from './builtPage.ts';

/** The page's own policy, which allows its inline parts by their hashes, and what a page cannot forbid by itself. */
const policyOf = (html: string): string =>
  `${/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "default-src 'none'"}; frame-ancestors 'none'`;

export function serveVerifier(app: FastifyInstance, { log }: Pick<PagesOf, 'log'>, file: string): void {
  if (!existsSync(file)) {
    log.warn('the verifier is not built: run npm run build');
    return;
  }
  const page = readBuiltPage(file, policyOf);
  app.get('/verify.html', (request, reply) => sendBuiltPage(request, reply, page));
}
