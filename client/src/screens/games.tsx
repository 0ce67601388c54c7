import { createFileRoute } from '@tanstack/react-router';
import { GamesHub, readGamesHub } from '#app/lobbies/GamesHub.tsx';
import { readHubSearch } from '#app/lobbies/hubSearch.ts';

export const Route = createFileRoute('/games')({
  staticData: { title: 'section.games', description: 'games' },
  validateSearch: readHubSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readGamesHub(queryClient, search),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return <GamesHub search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />;
}
