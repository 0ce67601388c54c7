import { createFileRoute } from '@tanstack/react-router';
import { LiveLobby, readLiveLobby } from '#app/lobbies/LiveLobby.tsx';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';

export const Route = createFileRoute('/live')({
  staticData: { title: 'section.live', description: 'live' },
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readLiveLobby(queryClient, search),
  component: () => <LiveLobby />,
});
