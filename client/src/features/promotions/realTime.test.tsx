/** Rebates and rescue funds: the total is what the rows give, and every one of them can be claimed. SCREEN-052 */
import { applyRealTimeBonus } from '@foyer/contract/promotions/claims.ts';
import { realTimeRebateAmount, realTimeRescueAmount } from '@foyer/contract/promotions/realTime.ts';
import type { RealTimeAmounts } from '@foyer/contract/promotions/realTime.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { plainMoney } from '#bonus/plainWords.ts';
import { RealTime } from './RealTime.tsx';

let claimed: string[] = [];
afterEach(() => {
  cleanup();
  claimed = [];
});

/** The reply of the house for bonuses of 10, 20, 30 baht and so on: claimable ones first, then claimed ones. */
function amounts(kind: string, count: number): RealTimeAmounts {
  const list = Array.from({ length: count }, (_, at) => ({
    configId: `${kind}-${at + 1}`,
    articleId: `${kind}-${at + 1}`,
    title: `${kind} ${at + 1}`,
    percent: 1,
    baseSatang: (at + 1) * 1_000_00,
    amountSatang: (at + 1) * 10_00,
    costSatang: 0,
    often: 'daily' as const,
    endTime: '' as const,
    isClaimed: claimed.includes(`${kind}-${at + 1}`),
  }));
  return {
    amountSatang: list.reduce((sum, { isClaimed, amountSatang }) => sum + (isClaimed ? 0 : amountSatang), 0),
    list: list.toSorted((one, other) => Number(one.isClaimed) - Number(other.isClaimed)),
  };
}

async function open(rebates: number, rescues: number): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const transport = async (call: { readonly name: string }, request: unknown) => {
    if (call.name === realTimeRebateAmount.name) return amounts('rebate', rebates);
    if (call.name === realTimeRescueAmount.name) return amounts('rescue', rescues);
    if (call.name !== applyRealTimeBonus.name) throw new Error(call.name);
    claimed.push((request as { readonly configId: string }).configId);
    return { amountSatang: 10_00, costSatang: 0 };
  };
  setTransport(client, transport as unknown as Transport);
  const rootRoute = createRootRoute({ component: RealTime });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <RouterProvider router={router as never} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await screen.findByText('rebate 1');
}

const more = () => screen.queryByRole('button', { name: /^再看/ });
const claims = () => screen.queryAllByRole('button', { name: /^领取/ });
const shownTotal = () => screen.getByRole('heading', { name: '现在可领' }).nextElementSibling?.textContent;
/** What the buttons in view give, as the total writes it. */
const inView = () =>
  `${plainMoney(claims().reduce((sum, button) => sum + Number(/฿(\d+)/.exec(button.textContent)?.[1]) * 100, 0))}.00`;

it('has four rows per kind at first and all on request, and their sum is the total', async () => {
  await open(6, 5);
  expect(claims()).toHaveLength(8);
  expect(shownTotal()).toBe('฿360.00');
  expect(more()?.textContent).toBe('再看 3 个（还有 3 个）');
  await act(async () => void (more() && fireEvent.click(more() as HTMLElement)));
  expect(claims()).toHaveLength(11);
  expect(inView()).toBe(shownTotal());
  expect(more()).toBeNull();
});

it('has no button for more if every row is in view', async () => {
  await open(4, 4);
  expect(claims()).toHaveLength(8);
  expect(inView()).toBe(shownTotal());
  expect(more()).toBeNull();
});

it('brings the next row into view after each claim, until nothing is left to claim. CALL-171', async () => {
  await open(6, 0);
  for (let at = 1; at <= 6; at += 1) {
    expect(claims()).toHaveLength(Math.min(4, 7 - at));
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: new RegExp(`^领取 rebate ${at} `) })),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`^领取 rebate ${at} `) })).toBeNull());
  }
  expect(claimed).toEqual(['rebate-1', 'rebate-2', 'rebate-3', 'rebate-4', 'rebate-5', 'rebate-6']);
  expect(shownTotal()).toBe('฿0.00');
});
