/**
 * Serves client and game windows from their sources with hot replacement. Only for development, so vite is loaded only
 * here.
 */
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { windowPage } from '../brand/windowPage.ts';
import { pageBrandOf } from './brand/pageBrand.ts';
import type { PagesOf } from './built.ts';
import { originOf } from './crawl.ts';
import { pageMaker } from './render.ts';
import type { Ask, Entry } from './render.ts';
import { serveReads } from './reads.ts';
import type { Styles } from './styles.ts';
import { pageRequestOf, sentBy, withCarried } from './visitor.ts';

/** Vite delivers the styles together with the scripts. */
const noStyles: Styles = { style: '', laterFiles: [] };
const sources = { entry: '/src/entry-client.tsx', shellStyles: noStyles, stylesOf: () => noStyles };

export async function serveSources(app: FastifyInstance, ask: Ask, house: PagesOf): Promise<void> {
  const repository = resolve(import.meta.dirname, '../../..');
  const { createServer } = await import('vite');
  const server = { middlewareMode: true, hmr: { server: app.server } } as const;
  const vite = await createServer({
    configFile: resolve(repository, 'client/vite.config.ts'),
    root: resolve(repository, 'client'),
    appType: 'custom',
    server,
  });
  const windows = await createServer({
    configFile: resolve(repository, 'games/vite.config.ts'),
    plugins: [
      {
        name: 'brand',
        transformIndexHtml: (html) => windowPage(html, house.config.brand.current(), house.config.isPlayMoney),
      },
    ],
    root: resolve(repository, 'games/windows'),
    base: '/play/',
    appType: 'mpa',
    server,
  });
  app.addHook('onClose', async () => {
    await Promise.all([vite.close(), windows.close()]);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/reads/')) {
      done();
      return;
    }
    const { middlewares } = request.url.startsWith('/play/') ? windows : vite;
    // Requests that vite does not handle return here and are pages.
    middlewares(request.raw, reply.raw, (error?: unknown) => done(error instanceof Error ? error : undefined));
  });
  const shelf = serveReads(app);
  app.get('/*', async (request, reply) => {
    const { render, setBrand } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as Entry;
    const brand = pageBrandOf(house.config.brand.current(), '');
    setBrand(brand);
    const make = pageMaker(render, { ...sources, areVitalsWanted: false, brand });
    const asked = pageRequestOf(request.url, sentBy(request, house.config));
    const job = {
      asked,
      origin: originOf(request),
      absent: house.absent(),
      readsMs: house.readsMs,
      isShellOnly: false,
    };
    const made = await make(job, ask);
    if (made.location !== '') return reply.redirect(withCarried(made.location, asked.carried), made.status);
    shelf.keep(made.reads);
    const html = await vite.transformIndexHtml(request.url, made.html);
    // Vite's scripts are inline and open a socket, which no policy of the house allows.
    reply.removeHeader('content-security-policy');
    return reply.code(made.status).type('text/html; charset=utf-8').send(html);
  });
}
