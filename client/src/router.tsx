/** The router: on the server one per request, in a browser one per visit. */
import type { QueryClient } from '@tanstack/react-query';
import type { MessageKey, TranslateArgs } from '@foyer/text/keys.ts';
import { createRouter } from '@tanstack/react-router';
import type { ErrorComponentProps, RouterHistory } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { whenOnline } from '#api/whenOnline.ts';
import { BareError } from '#app/faults/BareError.tsx';
import { isTakenUp } from '#session/takenUp.ts';
import { routeTree } from './routeTree.gen.ts';

/** Keys of the namespace `site` whose messages have no arguments. */
type AppWord = {
  [K in MessageKey<'site'>]: TranslateArgs<'site', K> extends [] ? K : never;
}[MessageKey<'site'>];

const LateNotFound = lazyPart(() => import('#app/faults/NotFound.tsx'), 'NotFound');
/** The fallback if the script of the error screen is missing too, as after a release. This script contains it. R06 */
const bare: { readonly ScreenError: ComponentType<ErrorComponentProps> } = { ScreenError: BareError };
const ScreenError = lazyPart(
  () =>
    whenOnline(() => import('#app/faults/ScreenError.tsx')).then(
      (part): typeof bare => part,
      () => bare,
    ),
  'ScreenError',
);

export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** Properties of a screen for the shell and the head of the page. */
export interface ScreenData {
  /** Key of the namespace `site`: the title of the document. */
  readonly title?: AppWord;
  /** Key of the namespace `heads`, which only the server reads. */
  readonly description?: MessageKey<'heads'>;
  /** Without header and footer. ROUTE-058, AMB-022 */
  readonly isBare?: boolean;
  /** Rendered in the browser only. */
  readonly isPrivate?: boolean;
  /** Kept out of search engines. */
  readonly isUnlisted?: boolean;
}

/** Returned by a loader on the server if its page is about one item: title and description of that item. */
export interface OwnHead {
  readonly head: { readonly title: string; readonly description: string };
}

/** The server passes its own `NotFound`, because it has all screens loaded and the browser loads them lazily. */
export function createSiteRouter(
  queryClient: QueryClient,
  history?: RouterHistory,
  NotFound: ComponentType = LateNotFound,
) {
  const openedAt = import.meta.env.SSR ? '' : location.pathname;
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    isServer: import.meta.env.SSR,
    // Keeps the position of a visitor who scrolled before hydration; the first touch on a phone is often a scroll. A
    // link pressed that early leads to the top of another page.
    scrollRestoration:
      !import.meta.env.SSR && (({ location }) => isTakenUp() || scrollY === 0 || location.pathname !== openedAt),
    defaultPreload: 'intent',
    // Not-found pages are shown without the frame of a section. ROUTE-024, ROUTE-058
    notFoundMode: 'root',
    defaultNotFoundComponent: () => (
      <Suspense>
        <NotFound />
      </Suspense>
    ),
    defaultErrorComponent: (problem) => (
      <Suspense>
        <ScreenError {...problem} />
      </Suspense>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface StaticDataRouteOption extends ScreenData {}
}
