/**
 * The whole client on a real house, without a browser: the router with every screen, its real calls, and a house with
 * its database. It cannot test what needs layout: styles, focus order, scrolling.
 *
 *     const t = await openTestHouse();
 *     const site = await openSite(t, '/live');
 *     site.fail('gamePlatform', '500');
 */
import { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { livePath } from '@foyer/contract/live.ts';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { isFailure } from '../../client/src/api/failure.ts';
import { retryDelayMs, setTransport } from '../../client/src/api/query.ts';
import { send } from '../../client/src/api/send.ts';
import { setUploader } from '../../client/src/api/uploader.ts';
import { upload } from '../../client/src/api/upload.ts';
import { App } from '../../client/src/app/App.tsx';
import { goWith } from '../../client/src/app/address/go.ts';
import { createOutcomes } from '../../client/src/app/outcomes/outcomes.ts';
import { wantOverlays } from '../../client/src/app/overlays/overlaysWanted.ts';
import { createQueryClient } from '../../client/src/app/queryClient.ts';
import { startSession } from '../../client/src/app/startSession.ts';
import { reopenSite } from '../../client/src/features/home/advertisement.ts';
import { createSiteRouter } from '../../client/src/router.tsx';
import { deviceId } from '../../client/src/session/cookies.ts';
import { closeDialog } from '../../client/src/session/dialogs.ts';
import { currentLocale, startLanguage } from '../../client/src/session/language.ts';
import { pageHeaders } from '../../client/src/session/pageHeaders.ts';
import { currentVisitor, readVisitor } from '../../client/src/session/signedIn.ts';
import { dismissAll } from '../../client/src/ui/messages/messages.ts';
import type { TestHouse } from '../../server/src/testing/house.ts';
import { faults } from './faults/replies.ts';
import type { FaultName } from './faults/replies.ts';

export type CallName = keyof typeof calls;

/** A fault that replaces a reply. */
export type Way = FaultName;
/** The faults that every public page is tested with; `faults/matrix.test.tsx` uses all faults. */
export const wayNames = ['no connection', '500', 'JSON that breaks off', '502'] as const satisfies readonly Way[];

/** One read of the page. */
export interface PageRead {
  readonly call: CallName;
  readonly isFailed: boolean;
  /** Consecutive time-outs of the last fetch. */
  readonly timeOuts: number;
}

export interface Site {
  /** From now on this call does not reach the house. */
  fail(call: CallName, way: Way): void;
  /** Every call reaches the house again. */
  heal(): void;
  /** Whether this call was sent, failed or not. Calls that share an address cannot be told apart. */
  hasAsked(call: CallName): boolean;
  /** Replies of the house itself with a status of 400 or more: path and status. */
  readonly failedReplies: readonly string[];
  /** Every read that the page has made so far. */
  reads(): readonly PageRead[];
  /** Follows an address inside the site, as a link does. */
  go(path: string): Promise<void>;
  /** Resolves when no read is in flight. */
  hasSettled(): Promise<void>;
  /** Ends the visit and clears its state, because the next visitor may be another one. */
  close(): void;
}

interface Opening {
  readonly locale?: Locale;
  /** The cookies of a player, as `signUp(t)` returns them. */
  readonly setCookies?: readonly string[];
  /** Calls that fail from the beginning. */
  readonly failing?: Partial<Record<CallName, Way>>;
}

const pathOf = (call: CallName): string => calls[call].path;

/** Reports every element as visible, so that blocks below the first screen are read at once. */
class EverythingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #hear: IntersectionObserverCallback;
  constructor(hear: IntersectionObserverCallback) {
    this.#hear = hear;
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, intersectionRatio: 1, target } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#hear([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Keeps cookies like a browser: scripts see only those that are not HttpOnly. */
class CookieJar {
  readonly #hidden = new Map<string, string>();
  keep(line: string): void {
    const [pair = ''] = line.split('; ', 1);
    const [name = ''] = pair.split('=', 1);
    const isGone = /; Max-Age=0\b/i.test(line);
    if (!/; HttpOnly/i.test(line)) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- as a browser does with a reply
      document.cookie = isGone ? `${name}=; Max-Age=0; path=/` : `${pair}; path=/`;
    } else if (isGone) this.#hidden.delete(name);
    else this.#hidden.set(name, pair.slice(name.length + 1));
  }
  toString(): string {
    return [...[...this.#hidden].map(([name, value]) => `${name}=${value}`), document.cookie].join('; ');
  }
}

/** In a browser, the rejection of a cancelled animation need not be handled. */
function letCancelledAnimationsGo(): void {
  const animate = Reflect.get(Element.prototype, 'animate') as (this: Element, ...how: unknown[]) => Animation;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function animated(this: Element, ...how) {
    const animation = animate.apply(this, how);
    animation.finished.catch(() => undefined);
    return animation;
  });
}

/** Clears what a visit leaves in cookies, storage and modules. */
function forgetVisit(): void {
  for (const pair of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- as a browser does with a new profile
    document.cookie = `${pair.split('=', 1)[0]}=; Max-Age=0; path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
  dismissAll();
  closeDialog();
  reopenSite();
}

const about = () => ({ identity: { lang: currentLocale(), deviceId: deviceId() }, headers: pageHeaders() });

/** Retries at once, unless the house asks to wait, as it does on a machine that is busy with other suites. */
const retryDelay = (count: number, error: Error): number =>
  isFailure(error) && error.retryAfterMs !== undefined ? retryDelayMs(count, error) : 0;

const nothing = (): void => undefined;
let visits = 0;

/** Opens the site at this address: a first visit, or a player by the given cookies. Close it before the next visit. */
export async function openSite(t: TestHouse, path: string, given: Opening = {}): Promise<Site> {
  const { locale = 'zh_CN', setCookies = [], failing: first = {} } = given;
  const failing = new Map(Object.entries(first).map(([name, way]) => [pathOf(name as CallName), way]));
  const asked = new Set<string>();
  const failed: string[] = [];
  const jar = new CookieJar();
  for (const line of [...setCookies, `lang=${locale}; Path=/`]) jar.keep(line);
  let latestTimeOut = nothing;
  visits += 1;
  const remoteAddress = `10.9.${visits >> 8}.${visits & 255}`;

  async function fetchFromHouse(input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input, 'http://foyer.test');
    // The stream of live events is not one of the page's reads.
    if (url.pathname === livePath) return new Promise(() => undefined);
    asked.add(url.pathname);
    const way = failing.get(url.pathname);
    // `send` sets the request's time-out right before it fetches.
    const timeOut = latestTimeOut;
    const ask = () => askHouse(url, init);
    return way === undefined ? ask() : faults[way]({ ask, timeOut, signal: init.signal ?? undefined });
  }

  async function askHouse(url: URL, init: RequestInit): Promise<Response> {
    const body = init.body === undefined || init.body === null ? undefined : new Response(init.body);
    const reply = await t.app.inject({
      method: (init.method ?? 'GET') as 'GET' | 'POST',
      url: url.pathname + url.search,
      remoteAddress,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(body && { 'content-type': body.headers.get('content-type') ?? '' }),
        cookie: jar.toString(),
      },
      ...(body && { payload: Buffer.from(await body.arrayBuffer()) }),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) jar.keep(line);
    if (reply.statusCode >= 400) failed.push(`${url.pathname} ${reply.statusCode}`);
    const headers = Object.entries(reply.headers).map(([key, value]): [string, string] => [key, String(value)]);
    return new Response(reply.body, { status: reply.statusCode, headers });
  }

  vi.stubGlobal('fetch', fetchFromHouse);
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  vi.stubGlobal('scrollTo', () => undefined);
  letCancelledAnimationsGo();
  history.replaceState({}, '', path);
  startLanguage(locale);
  const visitor = readVisitor();
  const queryClient = createQueryClient((failure, isQuiet) => {
    wantOverlays();
    void outcomes.act(failure, isQuiet);
  });
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay } });
  // On a busy machine a reply may take longer than the client's time-out.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const early = new AbortController();
    latestTimeOut = () => early.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    return AbortSignal.any([timeout(4 * ms), early.signal]);
  });
  setTransport(queryClient, (call, request, options) => {
    // Like the client's entry: guests make no player calls. ROLE-004
    const isOver = call.access === 'player' && currentVisitor() === 'guest';
    return send(call, request, { ...options, ...about(), ...(isOver && { signal: AbortSignal.abort() }) });
  });
  setUploader(queryClient, (call, request, options) => upload(call, request, { ...options, ...about() }));
  const router = createSiteRouter(queryClient);
  const outcomes = createOutcomes(goWith(router));
  startSession(queryClient, router);
  await act(async () => {
    render(<App router={router} queryClient={queryClient} locale={locale} visitor={visitor} />);
  });
  return {
    fail: (call, way) => void failing.set(pathOf(call), way),
    heal: () => failing.clear(),
    hasAsked: (call) => asked.has(pathOf(call)),
    failedReplies: failed,
    reads: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ queryKey: [name] }) => typeof name === 'string' && Object.hasOwn(calls, name))
        .map(({ queryKey: [name], state }) => ({
          call: name as CallName,
          isFailed: state.status === 'error' || state.fetchFailureCount > 0,
          timeOuts: isFailure(state.error) && state.error.kind === 'timeout' ? state.fetchFailureCount : 0,
        })),
    go: (to) => act(() => router.navigate({ href: to })),
    hasSettled: () => waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 25_000 }),
    close() {
      cleanup();
      void queryClient.cancelQueries();
      queryClient.clear();
      // Code that still listens to the session must not navigate the next visit.
      router.navigate = router.invalidate = () => Promise.resolve();
      router.history.destroy();
      forgetVisit();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
