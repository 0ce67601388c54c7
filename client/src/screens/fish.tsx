import { createFileRoute } from '@tanstack/react-router';
import { FishLobby, readFishLobby } from '#app/lobbies/FishLobby.tsx';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';

export const Route = createFileRoute('/fish')({
  staticData: { title: 'section.fish', description: 'fish' },
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readFishLobby(queryClient, search),
  component: () => <FishLobby />,
});
