import { webpayGateway } from '@foyer/contract/wallet/depositOrders.ts';
import type { DepositOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { closeMoneyRequest, pendingMoney } from '#api/moneyRequest.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { ArrivedOrder } from './ArrivedOrder.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { Countdown } from './Countdown.tsx';
import { HowToPay } from './HowToPay.tsx';
import { useOrder } from './useOrder.ts';
import styles from './Deposit.module.css';

interface OrderPanelProps {
  readonly orderNo: string;
  /** Links to another deposit, the records and customer service. */
  readonly actions: ReactNode;
}

/** One order until its end. Refreshes while it is unpaid. ENUM-004 */
export function OrderPanel({ orderNo, actions }: OrderPanelProps) {
  const text = useText('wallet/deposit');
  const orders = useOrder(orderNo);
  const order = orders.data?.list[0];
  if (order) return <ShownOrder order={order} actions={actions} />;
  if (orders.isPending)
    return (
      <Card>
        <SkeletonRows rows={5} />
      </Card>
    );
  return (
    <Card>
      {orders.isError ? (
        <ErrorState
          title={text('latestFailed')}
          onRetry={() => void orders.refetch()}
          requestId={requestIdOf(orders.error)}
        >
          {text('latestFailedBody')}
        </ErrorState>
      ) : (
        <EmptyState title={text('orderMissing')} action={actions}>
          {text('orderMissingBody')}
        </EmptyState>
      )}
    </Card>
  );
}

function ShownOrder({ order, actions }: { readonly order: DepositOrder; readonly actions: ReactNode }) {
  const text = useText('wallet/deposit');
  useEffect(() => {
    // Its order answers the gateway's request, also if the payment was opened in this tab.
    if (pendingMoney(webpayGateway.name)?.requestId === order.requestId) closeMoneyRequest(webpayGateway.name);
  }, [order.requestId]);
  if (order.status === '0') return <OpenOrder order={order} />;
  if (order.status === '1') return <ArrivedOrder order={order} actions={actions} />;
  const end = order.endedBy === '' ? 'expired' : order.endedBy;
  return (
    <Card title={text(`over.${end}`)}>
      <div className={styles.pay}>
        <Note tone={end === 'cancelled' ? 'info' : 'warn'} role="status">
          {text(`overBody.${end}`)}
        </Note>
        <DefinitionRows rows={[{ term: text('orderNo'), value: <span className="num">{order.orderNo}</span> }]} />
        <div className={styles.acts}>{actions}</div>
      </div>
    </Card>
  );
}

function OpenOrder({ order }: { readonly order: DepositOrder }) {
  const text = useText('wallet/deposit');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Card mark="lintel lit">
      <div className={styles.pay}>
        <div className={styles.payHead}>
          <h2 ref={head} tabIndex={-1}>
            {text('payNow')}
          </h2>
          <Countdown orderNo={order.orderNo} />
        </div>
        <Money amount={order.amountSatang} currency={order.currency} size={32} />
        <HowToPay order={order} />
        <DefinitionRows
          rows={[
            { term: text('channel'), value: order.bankName },
            { term: text('credited'), value: <Money amount={order.creditSatang} /> },
            { term: text('orderNo'), value: <span className="num">{order.orderNo}</span> },
          ]}
        />
        <p className="muted">{text('paidElsewhere')}</p>
        <div className={styles.acts}>
          <CancelOrder orderNo={order.orderNo} />
        </div>
      </div>
    </Card>
  );
}
