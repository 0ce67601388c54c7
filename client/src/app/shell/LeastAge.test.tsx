import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import { LeastAge } from './LeastAge.tsx';

afterEach(cleanup);

async function open(answer: Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, () => answer as Promise<never>);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <LeastAge />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
}

it.each([18, 19, 21])('states the age of the place: %i. M18', async (leastAge) => {
  await open(Promise.resolve({ leastAge }));
  expect(await screen.findByText(`${leastAge}+`)).toBeTruthy();
  expect(screen.getByText(`未满 ${leastAge} 岁不得参与`)).toBeTruthy();
});

it('states no age while the house has not told it. M18', async () => {
  await open(Promise.reject(new Error('no reply')));
  expect(document.body.textContent).not.toMatch(/\d/);
});
