import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { SlotFilters } from './SlotFilters.tsx';

const types = ['', 'hot', 'megaways'].map((type) => ({ type, typeName: `kind ${type}`, gameCount: 3 }));
const transport: Transport = ({ name }) =>
  Promise.resolve(name === 'selectGameSlotType' ? { list: types } : { list: [] }) as Promise<never>;

beforeAll(() => Promise.all(['lobby/slots', 'lobby', 'ui'].map((namespace) => loadWords('zh_CN', namespace))));

it('shows a kind of slots only if the address can hold it: a chip for any other would choose all slots. SI-18', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setTransport(client, transport);
  const onFilter = vi.fn<(filter: object) => void>();
  render(
    <QueryClientProvider client={client}>
      <SlotFilters filter={{}} onFilter={onFilter} />
    </QueryClientProvider>,
  );
  const hot = await screen.findAllByRole('button', { name: /kind hot/ });
  expect(screen.queryAllByText(/kind megaways/)).toEqual([]);
  fireEvent.click(hot[0] as HTMLElement);
  await vi.waitFor(() => expect(onFilter).toHaveBeenCalledWith({ show: 'hot' }));
});
