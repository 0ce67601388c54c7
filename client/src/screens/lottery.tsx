import { createFileRoute } from '@tanstack/react-router';
import { LotteryLobby, readLotteryLobby } from '#app/lobbies/LotteryLobby.tsx';
import type { LotterySearch } from '#features/lottery/lotterySearch.ts';

export const Route = createFileRoute('/lottery')({
  staticData: { title: 'section.lottery', description: 'lottery' },
  // Validated by the screen, so that the first script stays small.
  validateSearch: (search) => search as LotterySearch,
  loader: ({ context: { queryClient } }) => readLotteryLobby(queryClient),
  component: () => <LotteryLobby />,
});
