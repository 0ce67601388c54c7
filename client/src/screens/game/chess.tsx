import { createFileRoute } from '@tanstack/react-router';
import { ChessLobby, readChessLobby } from '#app/lobbies/ChessLobby.tsx';

export const Route = createFileRoute('/game/chess')({
  staticData: { title: 'section.chess', description: 'chess', navIndex: 4 },
  loader: ({ context: { queryClient } }) => readChessLobby(queryClient),
  component: () => <ChessLobby />,
});
