/** Renders one page for a visitor, with its data already read. Only pages for guests; the others are shells. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { setSiteBrand } from '@foyer/contract/siteBrand.ts';
import type { SiteBrand } from '@foyer/contract/siteBrand.ts';
import type { BrandWords } from '@foyer/text/brandWords.ts';
import { frontType } from '@foyer/contract/envelope.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { renderToString } from 'react-dom/server';
import { App } from '#app/App.tsx';
import { canonicalOf, isCanonical } from '#app/address/canonical.ts';
import { NotFound } from '#app/faults/NotFound.tsx';
import { isOffered, isPathOffered, setAbsent } from '#session/offered.ts';
import { siteQuery } from '#app/shell/siteQuery.ts';
import { createQueryClient } from '#app/queryClient.ts';
import { isFailure } from '#api/failure.ts';
import { setTransport } from '#api/query.ts';
import { readOnce } from '#api/readOnce.ts';
import { fillWords } from '#text/allWords.ts';
import { textFor } from '#text/useText.tsx';
import type { PageReads, Render, RenderRequest } from './page.ts';
import { createSiteRouter } from './router.tsx';
import type { OwnHead, ScreenData } from './router.tsx';

/** Takes over the brand from the house, before the first page. */
export function setBrand({ words, site }: { readonly words: BrandWords; readonly site: SiteBrand }): void {
  fillWords(words);
  setSiteBrand(site);
}

function prepare({ path, locale, ask }: RenderRequest) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  setTransport(queryClient, async (call, request) => {
    const { url, body } = encodeForm(call, request, { lang: locale, frontType, deviceId: 'web-rendering' });
    const reply = await ask(url, call.method, body instanceof URLSearchParams ? body.toString() : '');
    return readOnce(call, reply.status, reply.body);
  });
  const router = createSiteRouter(queryClient, createMemoryHistory({ initialEntries: [path] }), NotFound);
  return { queryClient, router };
}

type Router = ReturnType<typeof createSiteRouter>;

/** The route of an address and its parents. For unknown addresses the router returns the nearest route. */
function routeAt(router: Router, pathname: string) {
  const [branch, params, nearest] = router.getMatchedRoutes(pathname);
  const isUnknown = nearest === undefined || ('**' in params && nearest.path !== '/');
  return { branch, route: isUnknown ? undefined : nearest };
}

type AppText = Awaited<ReturnType<typeof textFor<'site'>>>;
const titleOf = (text: AppText, screen: ScreenData): string =>
  screen.title === undefined ? text('title.site') : `${text(screen.title)} · ${text('name')}`;

/** Title and description from a loader whose page is about one item. */
function headIn(loaded: unknown): OwnHead['head'] | undefined {
  return typeof loaded === 'object' && loaded !== null && 'head' in loaded ? (loaded as OwnHead).head : undefined;
}

export const render: Render = async (request) => {
  const { locale, visitor, absent } = request;
  setAbsent(absent);
  const { queryClient, router } = prepare(request);
  const text = await textFor(locale, 'site');
  const state = { locale, visitor, namespaces: [], ...(absent.length > 0 && { absent }) };
  const { pathname, search } = new URL(`https://own.invalid${request.path}`);
  const { route, branch } = routeAt(router, pathname);
  const spelt = route?.fullPath.replace(/(.)\/$/, '$1');
  // One address per page: other letter case and a trailing slash redirect to it.
  if (spelt !== undefined && spelt !== pathname) return { kind: 'redirect', status: 308, to: spelt + search };
  const asked: ScreenData = Object.assign({}, ...branch.map(({ options }) => options.staticData));
  const heads = await textFor(locale, 'heads');
  const truth = isOffered('playMoney') ? heads('playMoney') : '';
  const simulated = isOffered('simulatedMatches') ? heads('simulatedMatches') : '';
  const describe = ({ description = 'site' }: ScreenData) =>
    heads(description) + (description === 'sports' || description === 'games' ? simulated : '') + truth;
  if (asked.isPrivate === true || request.isShellOnly) {
    const shell = { kind: 'shell', description: describe(asked), state: { ...state, isShell: true } } as const;
    // An unknown address is reported as not found here, because guards and frames run only in the browser. ROUTE-024
    if (!route || !isPathOffered(pathname))
      return { ...shell, status: 404, title: titleOf(text, { title: 'title.notFound' }) };
    return { ...shell, status: 200, title: titleOf(text, asked) };
  }

  // The footer of every page states the age of the place. M18
  await Promise.all([router.load(), queryClient.prefetchQuery(siteQuery())]);
  // oxlint-disable-next-line no-underscore-dangle -- the router tells redirect and status nowhere else
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    const { options, status } = result.redirect;
    return { kind: 'redirect', status, to: options.href ?? router.buildLocation(options).href };
  }
  const matches = router.stores.matches.get();
  const screen: ScreenData = Object.assign({}, ...matches.map((match) => match.staticData));
  const used = new Set<string>();
  // Another page may have been rendered while this one was reading.
  setAbsent(absent);
  const html = renderToString(
    <App router={router} queryClient={queryClient} locale={locale} visitor={visitor} used={used} />,
  );
  const status = pathname === '/404' ? 404 : result?.type === 'render' ? result.status : 200;
  // If a known address finds nothing, the browser renders the page itself, because the first screen of its router
  // differs.
  const isMissing = status === 404 && route !== undefined && pathname !== '/404';
  const own = matches.map((match) => headIn(match.loaderData)).findLast((head) => head !== undefined);
  return {
    kind: 'page',
    // The not-found page itself has status 404. ROUTE-023
    status,
    html,
    title: own
      ? `${own.title} · ${text('name')}`
      : titleOf(text, status === 404 ? { title: 'title.notFound' } : screen),
    description: own?.description ?? describe(screen),
    canonical: canonicalOf(request.path),
    screens: matches.map((match) => match.routeId),
    state: { ...state, namespaces: [...used], ...(isMissing && { isShell: true }) },
    reads: readsOf(queryClient),
    // An item that does not exist is not a failure.
    hasFailedReads: status !== 404 && queryClient.getQueryCache().getAll().some(hasFailed),
  };
};

const anyRouter = (): Router =>
  createSiteRouter(createQueryClient(), createMemoryHistory({ initialEntries: ['/home'] }));

/** Every address of the site, a variable part as `$name`: what a server of static files answers with a page. */
export const allPaths = (): readonly string[] => Object.keys(anyRouter().routesByPath);

/** Paths of all public pages that search engines may list. */
export function publicPaths(): readonly string[] {
  const router = anyRouter();
  return Object.values(router.routesByPath)
    .filter(({ options: { staticData: screen = {} }, fullPath }) => {
      // The index of a folder only redirects.
      if (fullPath.includes('$') || fullPath.endsWith('/')) return false;
      return screen.title !== undefined && !screen.isPrivate && !screen.isUnlisted && isCanonical(fullPath);
    })
    .map(({ fullPath }) => fullPath);
}

function readsOf(queryClient: QueryClient): PageReads {
  return queryClient.getQueriesData({ predicate: hasData }).map(([key, data]) => [key, data]);
}

/** A backend that lacks a call answers 404 or 501; no later attempt changes that. */
function hasFailed({ state: { status, error } }: Query): boolean {
  return status === 'error' && !(isFailure(error) && [404, 501].includes(error.code));
}

/** A failed read is left out, so that the browser reads again. */
function hasData({ state }: Query): boolean {
  return state.status === 'success';
}
