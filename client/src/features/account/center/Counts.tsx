import type { UserInfo } from '@foyer/contract/account/session.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import styles from './Center.module.css';

interface CountsProps {
  readonly info: UserInfo | undefined;
  /** Link to the offers. */
  readonly aside: ReactNode;
}

/** Offers by state, total withdrawals and total bonuses. Each links to the list behind it. ENTITY-002, ENTITY-006 */
export function Counts({ info, aside }: CountsProps) {
  const text = useText('account/center');
  const label = useText('labels');
  const offers = [
    { status: 'applying', words: label('offerStatus.applying'), count: info?.offers.applyingNumber },
    { status: 'beingStaked', words: text('processing'), count: info?.offers.processingNumber },
    { status: 'received', words: label('offerStatus.received'), count: info?.offers.receivedNumber },
    { status: 'notReceived', words: label('offerStatus.notReceived'), count: info?.offers.waitReceiveNumber },
  ] as const;
  return (
    <Card title={text('offers')} aside={aside} aria-busy={!info}>
      <dl className={styles.counts}>
        {offers.map(({ status, words, count }) => (
          <div key={status}>
            <dt>
              <Link to="/mine/myDiscounts" search={{ status }} className="link">
                {words}
              </Link>
            </dt>
            <dd>{count ?? <Skeleton width={16} height={28} />}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.totals}>
        <div>
          <dt className="muted">
            <Link to="/mine/capital/withdrawalList" search={{ status: '2' }} className="link">
              {text('totalWithdraw')}
            </Link>
          </dt>
          <dd>{info ? <Money amount={info.totals.withdrawSatang} /> : <Skeleton width={96} height={22} />}</dd>
        </div>
        <div>
          <dt className="muted">
            <Link to="/mine/billDetail" search={{ type: 8 }} className="link">
              {text('totalBonus')}
            </Link>
          </dt>
          <dd>{info ? <Money amount={info.totals.bonusSatang} /> : <Skeleton width={96} height={22} />}</dd>
        </div>
      </dl>
    </Card>
  );
}
