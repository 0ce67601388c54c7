import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { LotteryLobby, readLotteryLobby } from '#app/lobbies/LotteryLobby.tsx';
import { readLottery } from '#features/lottery/lotterySearch.ts';
import type { LotterySearch } from '#features/lottery/lotterySearch.ts';

export const Route = createFileRoute('/game/lottery')({
  staticData: { title: 'section.lottery', description: 'lottery', navIndex: 6 },
  // The screen judges it: the first script stays small.
  validateSearch: (search) => search as LotterySearch,
  loader: ({ context: { queryClient } }) => readLotteryLobby(queryClient),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const asked = readLottery({ ...Route.useSearch() });
  return (
    <LotteryLobby
      search={asked}
      onSearch={(next) => void navigate({ search: changedSearch(asked, next, readLottery), resetScroll: false })}
    />
  );
}
