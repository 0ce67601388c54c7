/** The account's list contains every screen that the specification names, by name and address. SI-35 */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadWords } from '#text/namespaces.ts';
import { AccountFrame, AccountList } from './AccountFrame.tsx';

beforeAll(() => Promise.all(['account/frame', 'site', 'ui'].map((namespace) => loadWords('zh_CN', namespace))));
afterEach(cleanup);

/** Name -> address of each link of a navigation. */
function entriesOf(list: HTMLElement): Record<string, string | null> {
  const links = within(list).getAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

async function open(at = '/mine/center'): Promise<HTMLElement[]> {
  const routeTree = createRootRoute({
    component: () => (
      <Suspense>
        <AccountFrame>
          <AccountList />
        </AccountFrame>
      </Suspense>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
  await act(async () => render(<RouterProvider router={router as never} />));
  return screen.findAllByRole('navigation', { name: '会员中心导航' });
}

it('leads to the nine parts of the member centre and the ten functions of an account. SCREEN-005, SCREEN-037', async () => {
  const nine = {
    会员中心: '/mine/center',
    资金总览: '/mine/capital/account',
    投注记录: '/mine/betList',
    福利中心: '/mine/getBonus',
    交易记录: '/mine/billDetail',
    我的优惠: '/mine/myDiscounts',
    安全设置: '/mine/safety',
    站内信: '/mine/inEmail',
    邀请好友: '/mine/invitation',
  };
  // Bonuses, check-in and points are in 福利中心; the rest of the ten are among the nine.
  const functions = {
    存款: '/mine/capital/deposit',
    提款: '/mine/capital/withdrawal',
    银行卡: '/mine/capital/bankList',
  };
  const lists = (await open()).map(entriesOf);
  expect(lists).toHaveLength(2);
  const [side, cards] = lists;
  expect(side).toMatchObject({ ...nine, ...functions });
  // On a phone the list is in the member centre.
  const { 会员中心: _, ...others } = nine;
  expect(cards).toMatchObject({ ...others, ...functions });
});

it.each([
  ['/mine/center', '会员中心 · 前厅'],
  ['/mine/capital/withdrawal', '提款 · 前厅'],
  ['/mine/capital/latestdeposit', '存款 · 前厅'],
])('takes the document title from the screen at %s. A01', async (at, title) => {
  await open(at);
  expect(document.title).toBe(title);
});
