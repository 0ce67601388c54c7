import { bonusTypeLabel } from '@foyer/contract/promotions/bonusType.ts';
import { bonusLockLabel, rechargeLockLabel } from '@foyer/contract/wallet/locks.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { openLocksOf } from '#bonus/openLocks.ts';
import type { Locks, OpenLock } from '#bonus/openLocks.ts';
import { SelfUnlock } from '#bonus/SelfUnlock.tsx';
import { WageringMeter } from '#bonus/WageringMeter.tsx';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Time } from '#ui/values/Time.tsx';
import styles from './Locks.module.css';

/** Each open lock: the remaining turnover first, then the percentage, then the total. ENTITY-033, ENTITY-034 */
export function OpenLocks({ locks }: { readonly locks: Locks }) {
  const text = useText('wallet/locks');
  const open = openLocksOf(locks);
  return (
    <Card title={text('locks.open')}>
      {open.length === 0 ? (
        <EmptyState title={text('locks.none')}>{text('locks.noneBody')}</EmptyState>
      ) : (
        <>
          <ul className={styles.open}>
            {open.map((lock) => (
              <Row key={lock.lockId} lock={lock} />
            ))}
          </ul>
          <p className={styles.words}>{text('unlock.rule', { amount: amountText(locks.unlockBelowSatang) })}</p>
        </>
      )}
    </Card>
  );
}

function Row({ lock }: { readonly lock: OpenLock }) {
  const text = useText('wallet/locks');
  const label = useText('labels');
  const isBonus = lock.kind === 'bonus';
  const id = `lock-${lock.lockId}`;
  const row = useRef<HTMLLIElement>(null);
  // The row was rendered after the browser had looked for the fragment, so it is scrolled to here.
  useEffect(() => {
    if (location.hash === `#${id}`) row.current?.scrollIntoView({ block: 'center' });
  }, [id]);
  const name = lock.name || text(isBonus ? 'ask.bonusPlain' : 'ask.deposit');
  return (
    <li ref={row} id={id} className={styles.lock}>
      <div className={styles.head}>
        <b>{name}</b>
        <Badge tone={isBonus ? 'accent' : 'neutral'}>
          {isBonus ? label(bonusTypeLabel(lock.type)) : text(lock.name === '' ? 'locks.kindDeposit' : 'locks.kindPlan')}
        </Badge>
        <Badge tone="warn" hasDot>
          {label(isBonus ? bonusLockLabel(lock.status) : rechargeLockLabel(lock.status))}
        </Badge>
        <Money amount={lock.lockedSatang} className={styles.amount} />
      </div>
      <p className="faint small">
        {text(isBonus ? 'locks.figuresBonus' : 'locks.figures', {
          principal: amountText(lock.principalSatang),
          locked: amountText(lock.lockedSatang),
        })}
        {!isBonus && ` · ${text('locks.of', { id: lock.lockId })}`}
        {typeof lock.createTime === 'number' && (
          <>
            {' · '}
            {text('locks.time')} <Time value={lock.createTime} />
          </>
        )}
        {isBonus && (
          <>
            {lock.platformName && ` · ${text('ask.platform', { platform: lock.platformName })}`}
            {' · '}
            <Link to="/mine/myDiscounts" className="link">
              {text('locks.terms')}
            </Link>
          </>
        )}
      </p>
      <WageringMeter lock={lock} name={name} link="none">
        <SelfUnlock lock={lock} name={name} />
      </WageringMeter>
    </li>
  );
}
