import type { ActivitySums } from '@foyer/contract/protection/limits.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { Activity } from './Activity.tsx';

const none = { depositedSatang: 0, stakedSatang: 0, returnedSatang: 0, withdrawnSatang: 0 };
const months: readonly ActivitySums[] = [
  { ...none, period: '2026-11', stakedSatang: 900_00, returnedSatang: 400_00 },
  { ...none, period: '2026-10' },
  { ...none, period: '2026-09', withdrawnSatang: 100_00 },
];

async function open(rows: readonly ActivitySums[]): Promise<void> {
  const client = new QueryClient();
  const reply = { months: rows, years: [], lifetime: { ...none, period: '' } };
  setTransport(client, () => Promise.resolve(reply) as Promise<never>);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Activity />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
}

beforeAll(async () => {
  await Promise.all(['protection', 'ui'].map((namespace) => loadWords('zh_CN', namespace)));
});
afterEach(cleanup);

it('lists only months with activity, each with its net result. M06', async () => {
  await open(months);
  expect(await screen.findByText('2026-11')).toBeTruthy();
  expect(screen.getByText('2026-09')).toBeTruthy();
  expect(screen.queryByText('2026-10')).toBeNull();
  expect(document.body.textContent).toContain('500.00');
});

it('says that there are no records instead of showing twelve months of zeros. M06', async () => {
  await open(months.map(({ period }) => ({ ...none, period })));
  expect(await screen.findByText('还没有记录')).toBeTruthy();
});
