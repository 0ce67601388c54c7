import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { GamesHub, readGamesHub } from '#app/lobbies/GamesHub.tsx';
import { readHubSearch } from '#app/lobbies/hubSearch.ts';
import type { HubSearch } from '#app/lobbies/hubSearch.ts';

export const Route = createFileRoute('/games')({
  staticData: { title: 'section.games', description: 'games' },
  // Unparsed: the parser is loaded with the screen, not with every page.
  validateSearch: (search) => search as HubSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readGamesHub(queryClient, readHubSearch({ ...search })),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const asked = readHubSearch({ ...Route.useSearch() });
  return (
    <GamesHub
      search={asked}
      onSearch={(next) => void navigate({ search: changedSearch(asked, next, readHubSearch), resetScroll: false })}
    />
  );
}
