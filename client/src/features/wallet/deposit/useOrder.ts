import { depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';

/** One order. Refreshes while it is unpaid. ENUM-004 */
export function useOrder(orderNo: string) {
  return useQuery({
    ...q(depositOrderList, { pageNo: 1, pageSize: 1, status: '', orderNo, requestId: '' }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list[0]?.status === '0' ? 2_000 : false),
    // The payer's page may be in front while this one waits.
    refetchIntervalInBackground: true,
  });
}
