import type { ReserveOrder } from '@foyer/contract/wallet/reserve.ts';
import { isReserveOpen } from '@foyer/contract/wallet/reserveStep.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Reserve.module.css';

const tones: Partial<Record<ReserveOrder['step'], BadgeTone>> = { done: 'good', refused: 'bad', returned: 'info' };

interface PastOrdersProps {
  readonly orders: readonly ReserveOrder[];
  readonly side: ReserveOrder['side'];
  readonly action: ReactNode;
}

/** The latest closed payments and their outcome; nothing if there are none. */
export function PastOrders({ orders, side, action }: PastOrdersProps) {
  const text = useText('wallet/reserve');
  const past = orders.filter((one) => one.side === side && !isReserveOpen(one.step));
  if (past.length === 0) return null;
  return (
    <Card title={text('past.title')} aside={action}>
      <ul className={styles.past}>
        {past.map((one) => (
          <li key={one.orderNo}>
            <span className={styles.what}>
              <Money amount={one.amountSatang} />
              <span className="faint small num">{one.orderNo}</span>
            </span>
            <span className={styles.how}>
              <Badge tone={tones[one.step] ?? 'neutral'} hasDot>
                {text(wordOf(one))}
              </Badge>
              <span className="faint small">
                <Time value={one.closeTime ?? one.createTime} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function wordOf({ step, side }: ReserveOrder) {
  if (step === 'done') return side === 'pay' ? 'past.done_pay' : 'past.done_receive';
  if (step === 'cancelled' || step === 'refused' || step === 'returned') return `past.${step}` as const;
  return 'past.lapsed';
}
