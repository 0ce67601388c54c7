/** The footer of every page links to help, complaints, the terms, limits and safe play. M25 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { Footer } from './Footer.tsx';

beforeAll(() => loadWords('zh_CN', 'site'));
afterEach(cleanup);

it('links to help, complaints, terms, limits and safe play, and says that it is play money. M25', async () => {
  const client = new QueryClient();
  setTransport(client, () => Promise.resolve({ leastAge: 21 } as never));
  const routeTree = createRootRoute({
    component: () => (
      <Suspense>
        <Footer />
      </Suspense>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  );
  await screen.findByText('21+');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const href of [
    '/mine/protection',
    '/helpCenter/startUse',
    '/helpCenter/startUse?id=complaint',
    '/helpCenter/startUse?id=play-limits',
    '/helpCenter/startUse?id=terms',
  ])
    expect(links).toContain(href);
});
