import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { CardRoom, readCardRoom } from '#app/lobbies/CardRoom.tsx';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';

export const Route = createFileRoute('/chessInside')({
  staticData: { title: 'section.chessInside', description: 'chess' },
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readCardRoom(queryClient, search),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const asked = Route.useSearch();
  return (
    <CardRoom
      search={asked}
      onSearch={(next) => void navigate({ search: changedSearch(asked, next, readGamesSearch), resetScroll: false })}
    />
  );
}
