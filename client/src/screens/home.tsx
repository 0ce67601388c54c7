import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { changedSearch } from '#app/address/changedSearch.ts';
import { lazyPart } from '#api/lazyPart.ts';
import { AnnounceBar, noticesQuery } from '#features/home/AnnounceBar.tsx';
import { Banners, bannersQuery } from '#features/home/Banners.tsx';
import { NavStrip, navStripQuery } from '#features/home/NavStrip.tsx';
import { Promotions, promotionsQuery } from '#features/home/Promotions.tsx';
import { GameGrid } from '#features/lobby/GameGrid.tsx';
import { gamesQuery, isFiltered, readFilter } from '#features/lobby/filter.ts';
import type { GameFilter } from '#features/lobby/filter.ts';
import { useHydrated } from '#session/hydrated.ts';
import { isOffered } from '#session/offered.ts';
import { LoginWanted } from '#app/overlays/LoginWanted.tsx';
import { useText } from '#text/useText.tsx';

// Animated blocks and those below the first screen are loaded at the first interaction.
const HomeBelow = lazyPart(() => import('#app/home/HomeBelow.tsx'), 'HomeBelow');

interface HomeSearch extends GameFilter {
  /** Where a guest wanted to go; see the guard of /mine. ROUTE-044 */
  readonly redirect?: string;
}

export const Route = createFileRoute('/home')({
  staticData: { title: 'title.home' },
  validateSearch: (search): HomeSearch => ({
    ...readFilter(search),
    ...(typeof search.redirect === 'string' && { redirect: search.redirect.slice(0, 512) }),
  }),
  loaderDeps: ({ search }) => ({ filter: readFilter({ ...search }) }),
  /**
   * Reads on the server, and in the browser when preloading. Otherwise the browser opens the screen at once and each
   * block reads after it is mounted: a reply during hydration would not match the server's markup.
   */
  loader: async ({ context: { queryClient }, deps: { filter }, preload }) => {
    if (!import.meta.env.SSR && !preload) return;
    await Promise.all([
      queryClient.prefetchQuery(bannersQuery()),
      queryClient.prefetchQuery(noticesQuery()),
      queryClient.prefetchQuery(navStripQuery()),
      queryClient.prefetchQuery(promotionsQuery()),
      queryClient.prefetchQuery(gamesQuery(filter)),
    ]);
  },
  component: HomeScreen,
});

const typeNames = {
  1: 'nav.slots',
  2: 'nav.live',
  3: 'nav.sports',
  4: 'nav.lottery',
  5: 'nav.fish',
  6: 'nav.chess',
} as const;

/** SI-07. With a filter the games come first, because the navigation entry that was opened names them. */
function HomeScreen() {
  const home = useText('home');
  const site = useText('site');
  const queryClient = useQueryClient();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHydrated = useHydrated();
  const filter = readFilter({ ...search });
  const word = typeNames[filter.type as keyof typeof typeNames];
  const isListing = isFiltered(filter) && filter.type !== undefined;
  const choose = (next: GameFilter) => {
    void queryClient.prefetchQuery(gamesQuery(next));
    void navigate({ search: changedSearch(filter, next, readFilter), resetScroll: false });
  };
  return (
    <main id="main" className="wrap">
      <LoginWanted wanted={search.redirect} />
      <AnnounceBar />
      {!isListing && (
        <>
          <h1 className="sr">{home('headline')}</h1>
          {isOffered('banners') && <Banners />}
        </>
      )}
      <GameGrid
        title={word ? site(word) : home('allGames')}
        isPageTitle={isListing}
        filter={filter}
        onFilter={choose}
      />
      {!isListing && (
        <>
          {isOffered('pictures') && <Promotions />}
          {isOffered('navigationStrip') && <NavStrip />}
        </>
      )}
      {isHydrated && !isListing && (
        <Suspense fallback={null}>
          <HomeBelow />
        </Suspense>
      )}
    </main>
  );
}
