import { createFileRoute } from '@tanstack/react-router';
import { LotteryLobby, readLotteryLobby } from '#app/lobbies/LotteryLobby.tsx';

export const Route = createFileRoute('/lottery')({
  staticData: { title: 'section.lottery', description: 'lottery', navIndex: 6 },
  loader: ({ context: { queryClient } }) => readLotteryLobby(queryClient),
  component: () => <LotteryLobby />,
});
