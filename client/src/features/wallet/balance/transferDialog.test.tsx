/** The transfer dialog: the amount that "all" offers, in both directions. VALID-033, VALID-034 */
import type { Call } from '@foyer/contract/call.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { TransferDialog } from './TransferDialog.tsx';

let sent: [string, Record<string, unknown>][] = [];
const transport = (call: Call, request: Record<string, unknown>) => {
  sent.push([call.name, request]);
  return Promise.resolve({ mainSatang: 0, gameAccounts: [] });
};

async function open(direction: 'into' | 'out', mainSatang: number, balanceSatang: number): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, transport as unknown as Transport);
  const moyu = { platformKey: 'moyu', platformCode: 'moyu', platformName: '墨玉堂', logoImg: '' };
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <TransferDialog
            account={{ ...moyu, balanceSatang, isUnderMaintenance: false }}
            direction={direction}
            mainSatang={mainSatang}
            onClose={() => undefined}
          />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await screen.findByRole('form');
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(cleanup);

it.each([
  { direction: 'into', mainSatang: 123_45, balanceSatang: 0, call: 'deposit', amountSatang: 123_00 },
  { direction: 'out', mainSatang: 0, balanceSatang: 600_99, call: 'withdraw', amountSatang: 600_00 },
] as const)('"all" $direction a platform offers and sends every whole baht', async (given) => {
  const { call, amountSatang } = given;
  await open(given.direction, given.mainSatang, given.balanceSatang);
  fireEvent.click(screen.getByRole('button', { name: '全部' }));
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  await waitFor(() => expect(sent.filter(([name]) => name === call)).toHaveLength(1));
  expect(sent.find(([name]) => name === call)?.[1]).toEqual({ platformKey: 'moyu', amountSatang });
});

it('"all" is not offered for less than one baht', async () => {
  await open('into', 99, 0);
  expect(screen.queryByRole('button', { name: '全部' })).toBeNull();
});
