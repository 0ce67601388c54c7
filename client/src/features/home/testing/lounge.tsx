import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { Lounge } from '../Lounge.tsx';

/** Renders the lounge with the replies of this transport, without retries. */
export async function renderLounge(transport: Transport): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, transport);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Lounge />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
}
