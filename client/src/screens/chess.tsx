import { createFileRoute } from '@tanstack/react-router';
import { ChessLobby, readChessLobby } from '#app/lobbies/ChessLobby.tsx';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';

export const Route = createFileRoute('/chess')({
  staticData: { title: 'section.chess', description: 'chess' },
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readChessLobby(queryClient, search),
  component: () => <ChessLobby />,
});
