import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { FishLobby, readFishLobby } from '#app/lobbies/FishLobby.tsx';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';

export const Route = createFileRoute('/fish')({
  staticData: { title: 'section.fish', description: 'fish', navIndex: 5 },
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readFishLobby(queryClient, search),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const asked = Route.useSearch();
  return (
    <FishLobby
      search={asked}
      onSearch={(next) => void navigate({ search: changedSearch(asked, next, readGamesSearch), resetScroll: false })}
    />
  );
}
