import type { Assets } from '@foyer/contract/assets.ts';
import { Link } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { Money } from '#ui/Money.tsx';
import { moneyText } from '#ui/money.ts';
import styles from './Locks.module.css';
import { openLocksOf, withdrawableOf } from './withdrawable.ts';
import type { Locks, OpenLock } from './withdrawable.ts';

interface HowMuchProps {
  readonly assets: Pick<Assets, 'mainSatang' | 'accountSatang'>;
  readonly locks: Locks;
}

/** 「我能提多少？」: balance less locks with the turnover still due, each figure linked to its record. AMB-046 */
export function HowMuch({ assets, locks }: HowMuchProps) {
  const text = useText('locks');
  const { mainSatang, accountSatang } = assets;
  const open = openLocksOf(locks);
  const dueSatang = open.reduce((sum, lock) => sum + lock.dueSatang, 0);
  const gamesSatang = accountSatang - mainSatang;
  return (
    <Card title={text('ask.title')}>
      <dl className={styles.sum}>
        <div>
          <dt>
            <Link to="/mine/billDetail">{text('ask.main')}</Link>
          </dt>
          <dd>
            <Money amount={mainSatang} />
          </dd>
        </div>
        {open.map((lock) => (
          <Deduction key={lock.lockId} lock={lock} />
        ))}
        <div className={styles.total}>
          <dt>{text('ask.sum')}</dt>
          <dd>
            <Money amount={withdrawableOf(mainSatang, locks.lockedSatang)} size={24} />
          </dd>
        </div>
      </dl>
      <p className={styles.words}>
        {open.length === 0 ? text('ask.enough') : text('ask.dueTotal', { amount: moneyText(dueSatang) })}
        {locks.lockedSatang > mainSatang && <> {text('ask.under')}</>}
      </p>
      {gamesSatang > 0 && (
        <p className={styles.words}>
          {text('ask.games', { amount: moneyText(gamesSatang) })}{' '}
          <Link to="/mine/capital/account">{text('ask.toGames')}</Link>
        </p>
      )}
    </Card>
  );
}

function Deduction({ lock }: { readonly lock: OpenLock }) {
  const text = useText('locks');
  const title = lock.kind === 'deposit' ? text('ask.deposit') : lock.name || text('ask.bonusPlain');
  return (
    <div>
      <dt>
        <Link to="/mine/capital/account" search={{ tab: 'locks' }} hash={`lock-${lock.lockId}`}>
          {title}
        </Link>
        <span className={styles.due}>
          {[
            text('ask.due', { amount: moneyText(lock.dueSatang) }),
            lock.platformName && text('ask.platform', { platform: lock.platformName }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </dt>
      <dd>
        <Money amount={-lock.lockedSatang} />
      </dd>
    </div>
  );
}
