import { createFileRoute } from '@tanstack/react-router';
import { CardRoom, readCardRoom } from '#app/lobbies/CardRoom.tsx';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';

export const Route = createFileRoute('/chessInside')({
  staticData: { title: 'section.chessInside', description: 'chess', navIndex: 4 },
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readCardRoom(queryClient, search),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return <CardRoom search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />;
}
