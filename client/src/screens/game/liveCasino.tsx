import { createFileRoute } from '@tanstack/react-router';
import { LiveLobby, readLiveLobby } from '#app/lobbies/LiveLobby.tsx';

export const Route = createFileRoute('/game/liveCasino')({
  staticData: { title: 'section.live', description: 'live', navIndex: 1 },
  loader: ({ context: { queryClient } }) => readLiveLobby(queryClient),
  component: () => <LiveLobby />,
});
