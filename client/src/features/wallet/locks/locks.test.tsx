/** What a player sees of locks: figures, platform and status, but no internal names. SI-45 */
import type { Call } from '@foyer/contract/call.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import type { FunctionComponent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { readReply } from '#api/reply.ts';
import { HowMuch } from './HowMuch.tsx';
import { LockDetail } from './LockDetail.tsx';

const progress = { createTime: 1_763_000_000_000, selfUnlock: '0' };
const replies: Readonly<Record<string, unknown>> = {
  refresh: { mainBalance: '1000', accountBalance: '1000', AvailBalance: '1000', gameAccountList: [] },
  queryUserLockAmount: {
    lockAmount: '420',
    list: [
      {
        ...progress,
        lockId: 'D77',
        principal: '500',
        lockAmount: '300',
        targetTurnover: '500',
        doneTurnover: '200',
        status: '0',
      },
    ],
    bonusList: [
      {
        ...progress,
        lockId: 'interest:I906722129243466939',
        name: '七日计划',
        type: 'interest',
        platformName: '青窑',
        amount: '120',
        lockAmount: '120',
        targetTurnover: '360',
        doneTurnover: '0',
        status: '9',
      },
    ],
  },
  betFlowLockList: {
    total: 4,
    list: [
      ['B1', 'bonus', '4', '已取消'],
      ['B2', 'bonus', '2', '已解锁'],
      ['D1', 'deposit', '3', '锁定'],
      ['D2', 'deposit', '2', '已解锁'],
    ].map(([lockId, kind, status], index) => ({
      lockId,
      kind,
      status,
      name: kind === 'bonus' ? `红利${index}` : '',
      platformName: index === 0 ? '铜雀台' : '',
      principal: '88',
      lockAmount: '0',
      targetTurnover: '88',
      doneTurnover: '0',
      createTime: 1_763_000_000_000,
    })),
  },
};
const transportOf = (all: typeof replies) => async (call: Call) => {
  const body = { code: 200, data: all[call.name] ?? {} };
  return readReply(call, { httpStatus: 200, requestId: 'r-1', body }).data as unknown;
};

async function open(
  other: typeof replies = {},
  waitFor = '本金 ฿500.00，锁定 ฿300.00',
  screenOf: FunctionComponent = () => <LockDetail page={1} onPage={() => undefined} />,
): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, transportOf({ ...replies, ...other }) as unknown as Transport);
  const rootRoute = createRootRoute({ component: screenOf });
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
  await screen.findAllByText(waitFor, { exact: false });
}
afterEach(cleanup);

it('shows principal, locked amount, order and status of a deposit lock. ENTITY-033', async () => {
  await open();
  const row = screen.getByText('本金 ฿500.00，锁定 ฿300.00', { exact: false }).closest('li');
  expect(row?.textContent).toContain('单号 D77');
  expect(row?.textContent).toContain('锁定');
  expect(row?.textContent).toContain('฿200.00 / ฿500.00');
});

it('shows a bonus lock without internal ids, and an unknown status as locked. ENTITY-034, ENUM-007', async () => {
  await open();
  const row = screen.getByText('红利 ฿120.00，锁定 ฿120.00', { exact: false }).closest('li');
  expect(within(row as HTMLElement).getByText('锁定')).toBeTruthy();
  expect(row?.textContent).toContain('七日计划');
  expect(row?.textContent).toContain('只算青窑的投注');
  expect(document.body.textContent).not.toContain('I906722129243466939');
});

it('shows how closed locks ended: a cancelled bonus is 已取消. ENUM-007, ENUM-009', async () => {
  await open();
  const rows = within(await screen.findByRole('table', { name: '全部锁定记录' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => /已取消|已解锁|锁定/.exec(row.textContent ?? '')?.[0])).toEqual([
    '已取消',
    '已解锁',
    '锁定',
    '已解锁',
  ]);
  expect(rows[0]?.textContent).toContain('只算铜雀台的投注');
  expect(rows[0]?.textContent).toContain('฿88.00');
});

const smallLock = (nth: number, lockAmount: string) => ({
  ...progress,
  lockId: `bonus:${nth}`,
  name: `第${nth}份`,
  type: 'bonus',
  platformName: '',
  amount: lockAmount,
  lockAmount,
  targetTurnover: '10',
  doneTurnover: '0.01',
  status: '0',
});

it('lists at most four deductions and adds up the others, exact to the satang. AMB-046', async () => {
  const bonusList = ['1', '90.5', '2', '80', '3.25', '70'].map((amount, at) => smallLock(at + 1, amount));
  await open({ queryUserLockAmount: { lockAmount: '246.75', list: [], bonusList } }, '第2份');
  const sum = screen.getByText('主钱包余额').closest('dl');
  const rows = [...(sum?.children ?? [])].map((row) => row.textContent);
  expect(rows).toEqual([
    '主钱包余额฿1,000.00',
    '第2份还差流水 ฿9.99−฿90.50',
    '第4份还差流水 ฿9.99−฿80.00',
    '第6份还差流水 ฿9.99−฿70.00',
    '另外 3 笔锁定还差流水 ฿29.97−฿6.25',
    '现在可以提款฿753.25',
  ]);
});

it('folds the deductions above a form into one line that begins with the answer. AMB-046', async () => {
  const lock = { ...progress, name: '', principalSatang: 246_75, lockedSatang: 246_75, status: '0' } as const;
  const turnover = { targetSatang: 500_00, doneSatang: 0, isSelfUnlockable: false };
  const list = [{ ...lock, ...turnover, lockId: 'D77' }];
  const locks = { lockedSatang: 246_75, unlockBelowSatang: 0, bonuses: [], list };
  const assets = { mainSatang: 1_000_00, accountSatang: 1_000_00 };
  await open({}, '可提', () => <HowMuch assets={assets} locks={locks} readMs={0} isFolded />);
  const line = screen.getByText('可提').closest('summary');
  expect(line?.textContent).toBe('可提฿753.25扣除 1 笔');
  expect(line?.closest('details')?.open).toBe(false);
});
