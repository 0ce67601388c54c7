import { refresh } from '@foyer/contract/wallet/balance.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Submitted } from '#ui/Submitted.tsx';
import { moneyText } from '#ui/money.ts';
import { useOrder } from './useOrder.ts';

interface SentTransferProps {
  readonly orderNo: string;
  /** Records, another deposit. */
  readonly actions: ReactNode;
}

/** A transfer whose proof was sent: handed in at first, and arrived as soon as it is. ENUM-004, M24 */
export function SentTransfer({ orderNo, actions }: SentTransferProps) {
  const text = useText('deposit');
  const wallet = useText('wallet');
  const client = useQueryClient();
  const order = useOrder(orderNo).data?.list[0];
  const isPaid = order?.status === '1';
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ queryKey: [refresh.name] });
  }, [isPaid, client]);
  return isPaid ? (
    <Submitted title={text('done', { amount: moneyText(order.creditSatang) })} actions={actions}>
      {text('doneBody', { orderNo })}
    </Submitted>
  ) : (
    <Submitted title={wallet('deposit.done')} actions={actions}>
      {wallet('deposit.doneBody', { orderNo })}
    </Submitted>
  );
}
