import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { setTransport } from '#api/query.ts';

/** Renders a form. Returns the requests that it sends, each of which is answered with success and without data. */
export async function renderForm(form: ReactNode): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const client = new QueryClient();
  setTransport(client, (_call, request) => {
    sent.push(request);
    return Promise.resolve(undefined as never);
  });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>{form}</Suspense>
      </QueryClientProvider>,
    ),
  );
  return sent;
}
