import { refresh } from '@foyer/contract/wallet/balance.ts';
import { depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import type { DepositOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Submitted } from '#ui/feedback/Submitted.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { latestOrders } from './latest.ts';

interface ArrivedOrderProps {
  readonly order: DepositOrder;
  readonly actions: ReactNode;
}

/** A paid order. Balance and latest orders are read again. ENUM-004, M24 */
export function ArrivedOrder({ order, actions }: ArrivedOrderProps) {
  const text = useText('wallet/deposit');
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [refresh.name] });
    void client.invalidateQueries({ queryKey: [depositOrderList.name, latestOrders] });
  }, [client]);
  return (
    <Submitted title={text('done', { amount: amountText(order.creditSatang) })} actions={actions}>
      {text('doneBody', { orderNo: order.orderNo })}
    </Submitted>
  );
}
