import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { SportsLobby, readSportsLobby } from '#app/lobbies/SportsLobby.tsx';
import { readSports } from '#features/sports/readSports.ts';

export const Route = createFileRoute('/sports')({
  staticData: { title: 'section.sports', description: 'sports', navIndex: 2 },
  validateSearch: readSports,
  loaderDeps: ({ search }) => ({ chosen: search }),
  loader: ({ context: { queryClient }, deps: { chosen } }) => readSportsLobby(queryClient, chosen),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const chosen = Route.useSearch();
  return (
    <SportsLobby
      address="/sports"
      chosen={chosen}
      onChoose={(next) => void navigate({ search: changedSearch(chosen, next, readSports), resetScroll: false })}
    />
  );
}
