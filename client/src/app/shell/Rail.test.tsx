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
const isQuiet = () => screen.getByRole('button', { name: '回到顶部' }).hasAttribute('data-quiet');
const later = () => act(() => vi.advanceTimersByTimeAsync(310));

function renderRail(): void {
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
}

async function scrollToY(y: number): Promise<void> {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => void dispatchEvent(new Event('scroll')));
  await later();
}

it('makes way for what is being filled in, and comes back afterwards. HOME-025', async () => {
  renderRail();
  await scrollToY(900);
  expect(isShown()).toBe(true);
  act(() => screen.getByLabelText('password').focus());
  await later();
  expect(isShown()).toBe(false);
  act(() => screen.getByRole('button', { name: 'go on' }).focus());
  await later();
  expect(isShown()).toBe(true);
});

it('is quiet but while the player scrolls up, and two seconds afterwards. HOME-025', async () => {
  renderRail();
  await scrollToY(900);
  expect(isQuiet()).toBe(true);
  await scrollToY(700);
  expect(isQuiet()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(isQuiet()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(isQuiet()).toBe(true);
  await scrollToY(600);
  await scrollToY(650);
  expect(isQuiet()).toBe(true);
  await scrollToY(640);
  expect(isQuiet()).toBe(false);
  await scrollToY(200);
  expect(isShown()).toBe(false);
});
