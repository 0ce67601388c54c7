import type { ResponseOf } from '@foyer/contract/call.ts';
import { selectUserPayOrderList } from '@foyer/contract/wallet/deposit.ts';
import { depositStatusLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column, ListState } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Time } from '#ui/values/Time.tsx';

type DepositOrder = ResponseOf<typeof selectUserPayOrderList>['list'][number];

const pageSize = 20;
const tones: Record<string, BadgeTone> = { '0': 'info', '1': 'good', '2': 'neutral' };

interface DepositOrdersProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly action: ReactNode;
}

/** Deposit orders with their status. Refreshes while an order is being checked. ENUM-004 */
export function DepositOrders({ page, onPage, action }: DepositOrdersProps) {
  const text = useText('wallet/deposit');
  const orders = useQuery({
    ...q(selectUserPayOrderList, { pageNo: page, pageSize, status: '' }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some((one) => one.status === '0') ? 5000 : false),
  });
  const state: ListState<DepositOrder> = orders.isPending
    ? { status: 'loading' }
    : orders.isError
      ? {
          status: 'failed',
          onRetry: () => void orders.refetch(),
          requestId: requestIdOf(orders.error),
        }
      : { status: 'ready', rows: orders.data.list };
  return (
    <>
      <Card isFlush>
        <DataTable
          label={text('orders.title')}
          columns={useColumns()}
          rowKey={(order) => order.orderNo}
          state={state}
          failure={{ title: text('orders.failed'), words: text('latestFailedBody') }}
          empty={
            <EmptyState title={text('orders.empty')} action={action}>
              {text('orders.emptyBody')}
            </EmptyState>
          }
        />
      </Card>
      <Pager page={page} pageSize={pageSize} total={orders.data?.total ?? 0} onPage={onPage} />
    </>
  );
}

function useColumns(): readonly Column<DepositOrder>[] {
  const text = useText('wallet/deposit');
  const label = useText('labels');
  return [
    {
      id: 'amount',
      head: text('orders.amount'),
      onCard: 'title',
      cell: (one) => <Money amount={one.amountSatang} currency={one.currency} />,
    },
    {
      id: 'status',
      head: text('orders.status'),
      onCard: 'aside',
      cell: (one) => (
        <Badge tone={tones[one.status] ?? 'neutral'} hasDot>
          {label(depositStatusLabel(one.status))}
        </Badge>
      ),
    },
    { id: 'time', head: text('colTime'), cell: (one) => <Time value={one.createTime} /> },
    { id: 'bank', head: text('orders.bank'), cell: (one) => one.bankName },
    { id: 'order', head: text('orderNo'), cell: (one) => <span className="num">{one.orderNo}</span> },
  ];
}
