/** A promotion's card states its cost and what the multiple refers to. SI-27, M22 */
import type { PromotionItem } from '@foyer/contract/promotions/promotion.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { OfferCards } from './OfferCards.tsx';

const offer: PromotionItem = {
  articleId: '1',
  configId: 'first-deposit',
  bonusType: '2',
  title: '首存',
  summary: '',
  imgLink: '',
  endTime: '',
  mostSatang: 3_000_00,
  percent: 50,
  multiple: 8,
  multipleOf: 'bonusAndDeposit',
  costSatang: 72_000_00,
  often: 'once',
};

async function show(given: Partial<PromotionItem>): Promise<void> {
  const rootRoute = createRootRoute({
    component: () => <OfferCards label="优惠" offers={[{ ...offer, ...given }]} search={{}} />,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await act(async () =>
    render(
      <Suspense>
        <RouterProvider router={router as never} />
      </Suspense>,
    ),
  );
  await screen.findByText('首存');
}
afterEach(cleanup);

it.each([
  [{}, '领满要打 ฿72,000 流水，是红利加存款的 8 倍'],
  [{ multipleOf: 'bonus', costSatang: 24_000_00 }, '领满要打 ฿24,000 流水，是红利的 8 倍'],
  [{ multipleOf: '' }, '领满要打 ฿72,000 流水'],
  [{ multiple: undefined }, '领满要打 ฿72,000 流水'],
  [{ multiple: 0, costSatang: 0 }, '到账就能提款'],
] as const)('%j: %s', async (given, expected) => {
  await show(given);
  expect(screen.getByText(expected)).toBeTruthy();
});
