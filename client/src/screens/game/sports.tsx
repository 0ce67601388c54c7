import { createFileRoute } from '@tanstack/react-router';
import { SportsLobby, readSportsLobby } from '#app/lobbies/SportsLobby.tsx';
import { readSports } from '#features/sports/readSports.ts';

export const Route = createFileRoute('/game/sports')({
  staticData: { title: 'section.sports', description: 'sports' },
  validateSearch: readSports,
  loaderDeps: ({ search }) => ({ chosen: search }),
  loader: ({ context: { queryClient }, deps: { chosen } }) => readSportsLobby(queryClient, chosen),
  component: () => <SportsLobby address="/game/sports" />,
});
