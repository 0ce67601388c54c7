import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { AllGames } from '#features/lobby/all/AllGames.tsx';
import { readAllFilter } from '#features/lobby/all/allSearch.ts';
import type { AllFilter } from '#features/lobby/all/allSearch.ts';
import { loadAllGames } from '#features/lobby/all/loadAllGames.ts';

/** SI-17, ROUTE-006 */
export const Route = createFileRoute('/all-games')({
  staticData: { title: 'section.allGames', description: 'allGames' },
  // Unparsed: the parser is loaded with the screen, not with every page.
  validateSearch: (search) => search as AllFilter,
  // The keyword changes with every keystroke, so only the server prefetches it.
  loaderDeps: ({ search: { keyword, ...rest } }) => ({
    filter: { ...rest, ...(import.meta.env.SSR && keyword !== undefined && { keyword }) },
  }),
  loader: ({ context: { queryClient }, deps: { filter } }) => loadAllGames(queryClient, readAllFilter({ ...filter })),
  component: AllGamesScreen,
});

function AllGamesScreen() {
  const filter = readAllFilter({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <main id="main" className="wrap">
      <AllGames
        filter={filter}
        onFilter={(next) =>
          void navigate({ search: changedSearch(filter, next, readAllFilter), replace: true, resetScroll: false })
        }
      />
    </main>
  );
}
