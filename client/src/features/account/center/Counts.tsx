import type { UserInfo } from '@foyer/contract/account/session.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Center.module.css';

interface CountsProps {
  readonly info: UserInfo | undefined;
  /** The way to the offers. */
  readonly aside: ReactNode;
}

/** Offers by state, and what has been withdrawn and received in all. ENTITY-002, ENTITY-006 */
export function Counts({ info, aside }: CountsProps) {
  const text = useText('center');
  const offers = [
    { label: text('center.applying'), count: info?.offers.applyingNumber },
    { label: text('center.processing'), count: info?.offers.processingNumber },
    { label: text('center.received'), count: info?.offers.receivedNumber },
    { label: text('center.waiting'), count: info?.offers.waitReceiveNumber },
  ];
  const totals = [
    { label: text('center.totalWithdraw'), amount: info?.totals.withdrawSatang },
    { label: text('center.totalBonus'), amount: info?.totals.bonusSatang },
  ];
  return (
    <Card title={text('center.offers')} aside={aside} aria-busy={!info}>
      <dl className={styles.counts}>
        {offers.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count ?? <Skeleton width={16} height={28} />}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.totals}>
        {totals.map(({ label, amount }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{amount === undefined ? <Skeleton width={96} height={22} /> : <Money amount={amount} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
