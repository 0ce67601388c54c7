import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import { setAbsent } from '#session/offered.ts';
import { loadWords } from '#text/namespaces.ts';
import { SlotLists } from './SlotLists.tsx';

beforeAll(async () => {
  await Promise.all(['lobby/slots', 'ui', 'lobby'].map((namespace) => loadWords('zh_CN', namespace)));
});
afterEach(cleanup);

const game = { fullName: '锦鲤跃门', pcImg: '/a.svg', picLink: '' };

async function open(ranked: number): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = Array.from({ length: ranked }, (_, index) => ({
    rank: index + 1,
    game: { ...game, id: `slot-${index}` },
    roundCount: 9,
  }));
  setTransport(client, () => Promise.resolve({ list }) as Promise<never>);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <SlotLists />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
}

it.each([
  [0, 0],
  [4, 0],
  [5, 5],
])('of %i played slots ranks %i: a ranking has at least five. SCREEN-064', async (ranked, shown) => {
  await open(ranked);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /锦鲤跃门/ })).toHaveLength(shown));
  await waitFor(() =>
    expect(screen.queryAllByRole('region', { name: '最近七天最多人玩' })).toHaveLength(shown > 0 ? 1 : 0),
  );
});

it('has no ranking over a backend that does not offer one', async () => {
  setAbsent(['slotRanking']);
  await open(5);
  expect(screen.queryByText('最近七天最多人玩')).toBeNull();
  setAbsent([]);
});
