/** Hydrates the page that the house has rendered, or renders a page that is left to the browser. */
import './style/base.css';
import './style/tokens.css';
import { setSiteBrand, unpackBrand } from '@foyer/contract/siteBrand.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadClassifier, send } from '#api/send.ts';
import { setTransport } from '#api/query.ts';
import { setUploader } from '#api/uploader.ts';
import { App } from '#app/App.tsx';
import type { Outcomes } from '#app/outcomes/outcomes.ts';
import { wantOverlays, wantOverlaysOnUse } from '#app/overlays/overlaysWanted.ts';
import { createQueryClient } from '#app/queryClient.ts';
import { listenForSearch } from '#app/address/searchKeys.ts';
import { startSession } from '#app/startSession.ts';
import { deviceId } from '#session/cookies.ts';
import { currentLocale, startLanguage } from '#session/language.ts';
import { reloadForNewBuild } from '#session/newBuild.ts';
import { setAbsent } from '#session/offered.ts';
import { pageHeaders } from '#session/pageHeaders.ts';
import { currentVisitor, readVisitor } from '#session/signedIn.ts';
import { takenUp } from '#session/takenUp.ts';
import { loadWords } from '#text/namespaces.ts';
import type { FullState, PageReads } from './page.ts';
import { createSiteRouter } from './router.tsx';

declare global {
  interface Window {
    /** Requested by the inline script that starts the client; null if it could not be loaded. */
    readonly foyerReads?: Promise<PageReads | null>;
  }
}

let outcomes: Promise<Outcomes | undefined> | undefined;

/**
 * Loaded at the first failure. If loading fails as well, the browser is offline and the banner says so; the next
 * failure tries again.
 */
function outcomesOf(router: ReturnType<typeof createSiteRouter>): Promise<Outcomes | undefined> {
  outcomes ??= Promise.all([import('#app/outcomes/outcomes.ts'), import('#app/address/go.ts')])
    .then(([{ createOutcomes }, { goWith }]) => createOutcomes(goWith(router)))
    .catch(() => (outcomes = undefined));
  return outcomes;
}

const aboutPage = () => ({ identity: { lang: currentLocale(), deviceId: deviceId() }, headers: pageHeaders() });

/** Yields to the event loop, so that input is handled while the client starts on a slow phone. */
const turn = (): Promise<void> => new Promise((next) => setTimeout(next));

async function start(): Promise<void> {
  // Calls made during hydration wait, because their results must not arrive before it is complete.
  let untilThen: Promise<void> | undefined;
  // A touch starts the client at once, even while the page is still loading: wait for the page's end. R07
  await (document.readyState === 'loading'
    ? new Promise((there) => addEventListener('DOMContentLoaded', there))
    : turn());
  const state = JSON.parse(document.querySelector('#state')?.textContent ?? 'null') as FullState;
  const page = document.querySelector('#app');
  if (!page) throw new Error('the page has no #app');
  const { locale, visitor, namespaces, brand } = state;
  setSiteBrand(unpackBrand(brand));
  startLanguage(locale);
  setAbsent(state.absent);
  const words = ['site', ...namespaces].map((namespace) => loadWords(locale, namespace));
  await turn();
  readVisitor();
  const queryClient = createQueryClient((failure, isQuiet) => {
    wantOverlays();
    void outcomesOf(router).then((all) => all?.act(failure, isQuiet));
  });
  setTransport(queryClient, async (call, request, options) => {
    await untilThen;
    // Guests do not make player calls. After a log-out a player's screen may still be mounted. ROLE-004
    const isOver = call.access === 'player' && currentVisitor() === 'guest';
    return send(call, request, { ...options, ...aboutPage(), ...(isOver && { signal: AbortSignal.abort() }) });
  });
  setUploader(queryClient, async (call, request, options) => {
    const { upload } = await import('#api/upload.ts');
    return upload(call, request, { ...options, ...aboutPage() });
  });
  const router = createSiteRouter(queryClient);
  await turn();
  reloadForNewBuild(import.meta.url);
  startSession(queryClient, router);
  wantOverlaysOnUse();
  listenForSearch();
  const app = <App router={router} queryClient={queryClient} locale={locale} visitor={visitor} />;
  const [reads] = await Promise.all([window.foyerReads, ...words]);
  await turn();
  for (const [key, data] of reads ?? []) queryClient.setQueryData(key, data);
  await turn();
  // Without the data that it was rendered with, the page cannot be hydrated.
  if (state.isShell === true || !reads) {
    createRoot(page).render(app);
  } else {
    // The first render must match the markup of the server, which has no boundary around the matches.
    router.ssr = { manifest: undefined };
    await router.load();
    await turn();
    untilThen = takenUp;
    // As a transition, the shell is hydrated in slices too.
    startTransition(() => void hydrateRoot(page, app));
  }
  await untilThen;
  // Makes the inline script repeat clicks from before hydration.
  dispatchEvent(new Event('foyer:ready'));
  void loadClassifier().catch(() => undefined);
  if ('vitals' in document.documentElement.dataset) void import('#app/vitals.ts').catch(() => undefined);
}

await start();
