import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#api/query.ts';
import { Rail } from './Rail.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isShown = () => screen.queryByRole('button', { name: '回到顶部' }) !== null;
const later = () => act(() => vi.advanceTimersByTimeAsync(310));

it('makes way for what is being filled in, and comes back afterwards. HOME-025', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, () => new Promise<never>(() => undefined));
  render(
    <QueryClientProvider client={client}>
      <main>
        <input aria-label="password" />
        <button type="button">go on</button>
      </main>
      <Rail />
    </QueryClientProvider>,
  );
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  act(() => void dispatchEvent(new Event('scroll')));
  await later();
  expect(isShown()).toBe(true);
  act(() => screen.getByLabelText('password').focus());
  await later();
  expect(isShown()).toBe(false);
  act(() => screen.getByRole('button', { name: 'go on' }).focus());
  await later();
  expect(isShown()).toBe(true);
});
