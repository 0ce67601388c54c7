import { depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import type { DepositOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { depositStatusLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Time } from '#ui/values/Time.tsx';
import { Countdown } from './Countdown.tsx';
import { latestOrders } from './latest.ts';
import styles from './Deposit.module.css';

const tones: Record<string, BadgeTone> = { '0': 'info', '1': 'good', '2': 'neutral' };

interface LatestOrdersProps {
  /** Link to an unpaid order. */
  readonly toOrder: (order: DepositOrder) => ReactNode;
  readonly aside: ReactNode;
}

/** The ten latest orders of all methods, with the remaining time of unpaid ones. SCREEN-074 */
export function LatestOrders({ toOrder, aside }: LatestOrdersProps) {
  const text = useText('wallet/deposit');
  const orders = useQuery({
    ...q(depositOrderList, latestOrders),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some((one) => one.status === '0') ? 5_000 : false),
  });
  return (
    <Card title={text('latest')} aside={aside} isFlush>
      <DataTable
        label={text('latest')}
        columns={useColumns(toOrder)}
        rowKey={(order) => order.orderNo}
        state={listState({ data: orders.data, error: orders.error, refetch: orders.refetch })}
        failure={{ title: text('latestFailed'), words: text('latestFailedBody') }}
        empty={<EmptyState title={text('latestEmpty')}>{text('latestEmptyBody')}</EmptyState>}
        skeletonRows={3}
      />
    </Card>
  );
}

function useColumns(toOrder: LatestOrdersProps['toOrder']): readonly Column<DepositOrder>[] {
  const text = useText('wallet/deposit');
  const label = useText('labels');
  return [
    {
      id: 'amount',
      head: text('amount'),
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
          {one.endedBy !== '' && one.endedBy !== 'expired' && ` · ${text(`ended.${one.endedBy}`)}`}
        </Badge>
      ),
    },
    { id: 'method', head: text('colMethod'), cell: (one) => one.payName },
    { id: 'credited', head: text('credited'), cell: (one) => <Money amount={one.creditSatang} /> },
    { id: 'time', head: text('colTime'), cell: (one) => <Time value={one.createTime} /> },
    {
      id: 'left',
      head: text('colLeft'),
      align: 'end',
      cell: (one) =>
        one.status === '0' ? (
          <span className={styles.left}>
            <Countdown orderNo={one.orderNo} />
            {toOrder(one)}
          </span>
        ) : (
          '—'
        ),
    },
  ];
}
