import { createFileRoute } from '@tanstack/react-router';
import { PrizeWheelCard } from '#features/activities/PrizeWheelCard.tsx';
import { RaffleBoard, raffleQuery } from '#features/activities/RaffleBoard.tsx';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';

/** SI-30, ROUTE-016: wheel, prizes and rules for everyone; draws for players. */
export const Route = createFileRoute('/raffle')({
  staticData: { title: 'title.raffle', description: 'raffle' },
  loader: async ({ context: { queryClient } }) => {
    const read = queryClient.prefetchQuery(raffleQuery());
    if (import.meta.env.SSR) await read;
  },
  component: RaffleScreen,
});

function RaffleScreen() {
  const t = useText('activities/wheel');
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} lead={t('lead')} />
      <RaffleBoard />
      <div className="section">
        <PrizeWheelCard />
      </div>
    </main>
  );
}
