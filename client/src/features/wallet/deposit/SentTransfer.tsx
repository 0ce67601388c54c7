import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Submitted } from '#ui/feedback/Submitted.tsx';
import { ArrivedOrder } from './ArrivedOrder.tsx';
import { useOrder } from './useOrder.ts';

interface SentTransferProps {
  readonly orderNo: string;
  /** Links to the records and another deposit. */
  readonly actions: ReactNode;
}

/** A transfer whose proof was sent: shown as submitted, then as arrived. ENUM-004, M24 */
export function SentTransfer({ orderNo, actions }: SentTransferProps) {
  const text = useText('wallet/deposit');
  const order = useOrder(orderNo).data?.list[0];
  if (order?.status === '1') return <ArrivedOrder order={order} actions={actions} />;
  return (
    <Submitted title={text('form.done')} actions={actions}>
      {text('form.doneBody', { orderNo })}
    </Submitted>
  );
}
