import { bannerList } from '@foyer/contract/home/home.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';

export const Route = createFileRoute('/home')({
  staticData: { title: 'title.home', navIndex: 0 },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(q(bannerList, { position: 'home' })),
  component: HomeScreen,
});

function HomeScreen() {
  const t = useText('home');
  const banners = useQuery(q(bannerList, { position: 'home' }));
  return (
    <main className="wrap">
      <h1>{t('title')}</h1>
      <p>{banners.data?.list.length}</p>
    </main>
  );
}
