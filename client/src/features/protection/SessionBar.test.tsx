import type { SessionSums } from '@foyer/contract/protection/limits.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { SessionBar } from './SessionBar.tsx';

const minuteMs = 60_000;
/** 21:14:05 by the house's clock, 42 minutes after the log-in, on a device whose own clock is three hours late. */
const nowMs = Date.UTC(2026, 10, 24, 14, 14, 5);
const sums: SessionSums = {
  openedMs: nowMs - 42 * minuteMs,
  stakedSatang: 1_200_00,
  returnedSatang: 900_00,
  largeStakes: 2,
  checkMinutes: '30',
  stoppedUntilMs: 0,
  nowMs,
};

async function open(answer: () => Promise<SessionSums>): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, () => answer() as Promise<never>);
  const rootRoute = createRootRoute({
    component: () => (
      <Suspense>
        <SessionBar />
      </Suspense>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  );
}

const textOf = (): string => screen.getByRole('complementary', { name: '这次登录' }).textContent ?? '';

beforeAll(() => loadWords('zh_CN', 'protection'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime(nowMs - 180 * minuteMs);
  // The reality check of the first half hour was acknowledged.
  localStorage.setItem(`foyer.check.${sums.openedMs}`, '30');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

it('shows time since the log-in, stake, net result and the clock of the house, whatever the clock of the device says. M12', async () => {
  await open(async () => sums);
  await screen.findByText('投注');
  expect(textOf()).toContain('0小时42分');
  expect(textOf()).toContain('฿1,200.00');
  expect(textOf()).toContain('−฿300.00');
  expect(textOf()).toMatch(/21:14:0\d/);
  expect(screen.getByRole('link', { name: '安心玩' }).getAttribute('href')).toBe('/mine/protection');
});

it('goes on with the time between two readings, and reads the sums again every half minute. M12', async () => {
  let readings = 0;
  await open(async () => {
    readings += 1;
    return readings === 1 ? sums : { ...sums, stakedSatang: 5_000_00, nowMs: nowMs + 30_000 };
  });
  await screen.findByText('投注');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(textOf()).toMatch(/21:14:2\d/);
  expect(readings).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await waitFor(() => expect(textOf()).toContain('฿5,000.00'));
});

it('says that the figures could not be read, and reads them again when asked. ERR-033', async () => {
  let isUp = false;
  await open(async () => {
    if (!isUp) throw new Error('unknown');
    return sums;
  });
  const again = await screen.findByRole('button', { name: /再试一次/ });
  isUp = true;
  await act(async () => again.click());
  await screen.findByText('投注');
  expect(screen.queryByRole('button')).toBeNull();
});

const check = () => screen.queryByRole('dialog', { name: '停一下，看看玩了多久' });

it('pauses at the interval that the player set, and says how long they have played, what they staked and their net. M13', async () => {
  const openedMs = nowMs - 29 * minuteMs;
  const startMs = Date.now();
  await open(async () => ({ ...sums, openedMs, nowMs: nowMs + Date.now() - startMs }));
  await screen.findByText('投注');
  expect(check()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(minuteMs));
  const dialog = await screen.findByRole('dialog', { name: '停一下，看看玩了多久' });
  expect(dialog.textContent).toContain('0小时30分');
  expect(dialog.textContent).toContain('฿1,200.00');
  expect(dialog.textContent).toContain('−฿300.00');
  expect(dialog.textContent).toContain('超过余额一半的投注2次');
  expect(within(dialog).getByRole('link', { name: '安心玩' }).getAttribute('href')).toBe('/mine/protection');
  await act(async () => within(dialog).getByRole('button', { name: '继续' }).click());
  await waitFor(() => expect(localStorage.getItem(`foyer.check.${openedMs}`)).toBe('30'));
  expect(check()).toBeNull();
});

it('asks again after a reload until it is acknowledged, here or in a window of the same browser. M13', async () => {
  const openedMs = nowMs - 61 * minuteMs;
  const late = async () => ({ ...sums, openedMs });
  await open(late);
  await waitFor(() => expect(check()).not.toBeNull());
  cleanup();
  await open(late);
  await waitFor(() => expect(check()).not.toBeNull());
  localStorage.setItem(`foyer.check.${openedMs}`, '60');
  await act(async () => void dispatchEvent(new StorageEvent('storage')));
  expect(check()).toBeNull();
});
