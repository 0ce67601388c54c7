/** A withdrawal method that is closed says so on its card. Only the chosen one says it in a message as well. */
import type { Call } from '@foyer/contract/call.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { readReply } from '#api/reply.ts';
import { createQueryClient } from '#app/queryClient.ts';
import { MethodPicks } from './MethodPicks.tsx';

afterEach(cleanup);

const ranges = { code: 200, data: { minAmount: '100', maxAmount: '5000', usualMinutes: '20' } };

const transport = async (call: Call, request: Record<string, unknown>) => {
  const body = request['method'] === 'usdt' ? { code: 500, msg: '提款暂停', data: null } : ranges;
  return readReply(call, { httpStatus: 200, requestId: 'r-1', body }).data as unknown;
};

/** Shows bank, which is open, and USDT, which nobody pays. Returns whether each failure was left to the card. */
function choose(method: WithdrawalMethod): boolean[] {
  const failures: boolean[] = [];
  const client = createQueryClient((_failure, isQuiet) => failures.push(isQuiet));
  setTransport(client, transport as unknown as Transport);
  render(
    <QueryClientProvider client={client}>
      <MethodPicks methods={['bank', 'usdt']} method={method} onMethod={() => undefined} />
    </QueryClientProvider>,
  );
  return failures;
}

it('leaves a closed method to its card while another is chosen', async () => {
  const failures = choose('bank');
  expect(await screen.findByText(/暂停/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /USDT/ })).toHaveProperty('disabled', true);
  expect(failures).toEqual([true]);
});

it('tells in a message that the chosen method is closed', async () => {
  const failures = choose('usdt');
  await waitFor(() => expect(failures).toEqual([false]));
});
