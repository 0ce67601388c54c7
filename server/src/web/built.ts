/** Serves the built client: pages from a short-lived cache, files with unlimited caching. */
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { markStale } from '../http/compressedReply.ts';
import { openReplaceable } from './brand/openReplaceable.ts';
import { pageBrandOf } from './brand/pageBrand.ts';
import { serveWords, wordsFolder, wordsVersion } from './brand/words.ts';
import { serveAssets } from './assets.ts';
import { originOf, serveSitemap } from './crawl.ts';
import { createPageCompressor } from './compressedPage.ts';
import type { CompressedPage } from './compressedPage.ts';
import { preloadHeader } from './firstPicture.ts';
import { createPageCache } from './pageCache.ts';
import { headersOf, readyPages } from './readyPages.ts';
import { bareShell, pageMaker } from './render.ts';
import { createRenderBudget } from './renderBudget.ts';
import type { Ask, Page } from './render.ts';
import type { AnswerNow, PageJob } from './renderWorker/messages.ts';
import { openPageWorker } from './renderWorker/pageWorker.ts';
import { startWorker } from './renderWorker/startWorker.ts';
import { serveReads } from './reads.ts';
import { readBuild } from './styles.ts';
import { pageRequestOf, renewedDeviceCookie, sentBy, withCarried } from './visitor.ts';
import type { PageRequest } from './visitor.ts';

const pageLifeMs = 10_000;
const pagesKept = 300;
/** At most twenty uncached pages at a time; further requests get a shell. */
const renderLimits = { atWork: 4, inLine: 16, waitMs: 1_500 };
/** How long to wait for a fresh page if an old one exists. */
const pagePatienceMs = 1_000;

/** Carries a page that must not be cached: made from old replies, or with parts that could not be read. */
class PoorPage extends Error {
  readonly page: CompressedPage;
  readonly quality: 'stale' | 'partial' | 'poor';
  constructor(page: CompressedPage, quality: 'stale' | 'partial' | 'poor') {
    super('a page could not be read');
    this.page = page;
    this.quality = quality;
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, made: CompressedPage, asked: PageRequest): FastifyReply {
  const device = renewedDeviceCookie(request.headers.cookie, request.protocol === 'https');
  if (device !== undefined) reply.header('set-cookie', device);
  if (made.location !== '') {
    // The redirect's address may hold a ticket, so it must not be cached.
    if (asked.hasTicket) reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.header('vary', 'cookie').redirect(withCarried(made.location, asked.carried), made.status);
  }
  // A page that is not whole was marked before: it must not be stored.
  const caching = reply.getHeader('cache-control');
  reply.code(made.status).headers(headersOf(made));
  if (caching !== undefined) reply.header('cache-control', caching);
  if (made.firstPicture) reply.header('link', preloadHeader(made.firstPicture, request.headers.cookie));
  if (asked.hasTicket) reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (made.status === 200 && request.headers['if-none-match'] === made.etag) return reply.code(304).send();
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(made.bytes);
  return reply.header('content-encoding', 'br').send(made.brotli);
}

/** The parts of a house that pages use. In front of an operator's own backend, the house consists only of these. */
export interface PagesOf extends Pick<House, 'config' | 'log' | 'now'> {
  /** Parts that pages must not show; see `absentParts`. The same array until something changes. */
  readonly absent: () => readonly string[];
  /** How long a page waits for its reads; undefined for as long as the reads take. */
  readonly readsMs: number | undefined;
  /** Answers of reads that are at hand; undefined if there are none. */
  readonly answerNow?: AnswerNow;
}

/**
 * Opens the thread that makes pages. It ends with the app. A new brand gets a new thread, and pages that the old one
 * has not made by then become shells.
 */
async function openPages(app: FastifyInstance, folder: string, ask: Ask, { config, log, answerNow }: PagesOf) {
  const areVitalsWanted = config.metricsPort !== undefined;
  const client = join(folder, 'client');
  const build = readBuild(client);
  const words = wordsVersion(client);
  const open = () => {
    const current = config.brand.current();
    const brand = pageBrandOf(current, wordsFolder(words, current));
    const makeShell = pageMaker(bareShell, { ...build, areVitalsWanted, brand });
    return openPageWorker({
      start: () => startWorker({ folder, areVitalsWanted, brand }),
      ask,
      answerNow,
      shellOf: (job) => makeShell({ ...job, isShellOnly: true }, ask),
      log,
    });
  };
  const pages = await openReplaceable(open, config.brand, log);
  app.addHook('onClose', () => pages.close());
  return pages;
}

/**
 * Makes one page as soon as the house listens. The first page compiles the client, opens connections and computes what
 * games return: some ten times the work of a later one, for which the first visitor would wait.
 */
function makeFirstPage(app: FastifyInstance, make: (job: PageJob) => Promise<Page>, house: PagesOf): void {
  app.addHook('onListen', (done) => {
    const asked = pageRequestOf('/home');
    make({ asked, origin: '', absent: house.absent(), readsMs: house.readsMs, isShellOnly: false }).catch(
      (error: unknown) => house.log.warn({ err: error }, 'the first page could not be made'),
    );
    done();
  });
}

/** Serves pages and files. `folder` is the client's dist; `ask` sends a call to the house or to another backend. */
export async function serveBuilt(app: FastifyInstance, folder: string, ask: Ask, house: PagesOf): Promise<void> {
  const { now, config } = house;
  const pages = await openPages(app, folder, ask, house);
  const compressPage = createPageCompressor(config, pagesKept);
  // A front asks nothing of its backend before a visitor does.
  if (house.answerNow !== undefined) makeFirstPage(app, pages.make, house);
  const budget = createRenderBudget(renderLimits);
  const cache = createPageCache<CompressedPage>(now, pageLifeMs, pagesKept);
  const reads = serveReads(app);
  let shownWithout = house.absent();
  const keyOf = ({ visitor, locale, path }: PageRequest, origin: string): string =>
    `${pages.version()} ${visitor} ${locale} ${origin}${path}`;
  const learn = readyPages(app, config, {
    version: pages.version,
    keyOf: (visit, asked) => keyOf(asked, originOf(visit)),
    current(key) {
      const page = house.absent() === shownWithout ? cache.current(key) : undefined;
      if (page === undefined) return undefined;
      reads.keep(page.reads);
      page.noteSent();
      return page;
    },
  });
  serveAssets(app, join(folder, 'client'));
  serveWords(app, join(folder, 'client'), config.brand);
  serveSitemap(app, () => pages.publicPaths.filter((path) => !house.absent().includes(path)));
  app.get('/*', { config: { work: 'pages', isRead: true } }, async (request, reply) => {
    const asked = pageRequestOf(request.url, sentBy(request, config));
    // The page contains its own address for sharing.
    const origin = originOf(request);
    const absent = house.absent();
    if (absent !== shownWithout) cache.clear();
    shownWithout = absent;
    const key = keyOf(asked, origin);
    learn(request, asked);
    const fresh = async () => {
      const job = { asked, origin, absent, isShellOnly: false };
      const askedMs = now();
      // A page that has waited for its place has less time left for its reads.
      const left = () => house.readsMs && Math.max(1, house.readsMs - (now() - askedMs));
      const page =
        (await budget.run(() => pages.make({ ...job, readsMs: left() }))) ??
        (await pages.make({ ...job, readsMs: undefined, isShellOnly: true }));
      const ready = await compressPage(page);
      if (page.quality !== 'whole') throw new PoorPage(ready, page.quality);
      return ready;
    };
    const { page: made, ageMs } = await cache.getOrLast(key, fresh, pagePatienceMs).catch((error: unknown) => {
      if (!(error instanceof PoorPage)) throw error;
      if (error.quality === 'stale') return { page: error.page, ageMs: 1 };
      reply.header('cache-control', 'no-store');
      // A block that failed shows an error of its own; the rest of the page is usable.
      if (error.quality === 'partial') return { page: error.page, ageMs: 0 };
      reply.header('retry-after', '2');
      return { page: { ...error.page, status: 503 }, ageMs: 0 };
    });
    if (ageMs > 0) markStale(reply, ageMs);
    reads.keep(made.reads);
    made.noteSent();
    return answer(request, reply, made, asked);
  });
}
