import type { Assets } from '@foyer/contract/assets.ts';
import { Link } from '@tanstack/react-router';
import { openLocksOf } from '#bonus/openLocks.ts';
import type { Locks, OpenLock } from '#bonus/openLocks.ts';
import { useFiguresStale } from '#session/figures.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { downIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { deviceTime } from '@foyer/text/time.ts';
import styles from './Locks.module.css';
import { withdrawableOf } from './withdrawable.ts';

interface HowMuchProps {
  readonly assets: Pick<Assets, 'mainSatang' | 'accountSatang'>;
  readonly locks: Locks;
  /** When the balance was read, in epoch ms. */
  readonly readMs: number;
  /** Shows the answer alone, and how it adds up when it is opened: above a form, where height is scarce. */
  readonly isFolded?: boolean;
}

/** 「我能提多少？」: balance less locks with the turnover still due, each figure linked to its record. AMB-046 */
export function HowMuch({ assets, locks, readMs, isFolded = false }: HowMuchProps) {
  const text = useText('wallet/locks');
  const wallet = useText('wallet');
  const isStale = useFiguresStale();
  const open = openLocksOf(locks);
  const answer = withdrawableOf(assets.mainSatang, locks.lockedSatang);
  const stale = isStale && (
    <p className={styles.words} role="status">
      {wallet('asOf', { time: deviceTime(readMs) })}
    </p>
  );
  const sum = <Sum assets={assets} locks={locks} open={open} answerSatang={answer} />;
  if (!isFolded)
    return (
      <Card title={text('ask.title')}>
        {sum}
        {stale}
      </Card>
    );
  return (
    <Card aria-label={text('ask.title')} className={styles.folded}>
      <details className={styles.fold}>
        <summary>
          <span className={styles.answer}>{text('ask.answer')}</span>
          <Money amount={answer} size={24} />
          <span className={styles.why}>
            {text('ask.deducted', { count: open.length })}
            <Icon of={downIcon} size={16} />
          </span>
        </summary>
        {sum}
      </details>
      {stale}
    </Card>
  );
}

interface SumProps extends Pick<HowMuchProps, 'assets' | 'locks'> {
  readonly open: readonly OpenLock[];
  readonly answerSatang: number;
}

function Sum({ assets, locks, open, answerSatang }: SumProps) {
  const text = useText('wallet/locks');
  const { mainSatang, accountSatang } = assets;
  const dueSatang = open.reduce((sum, lock) => sum + lock.dueSatang, 0);
  const named = largestOf(open);
  const others = open.filter((lock) => !named.includes(lock));
  const gamesSatang = accountSatang - mainSatang;
  return (
    <>
      <dl className={styles.sum}>
        <div>
          <dt>
            <Link to="/mine/billDetail" className="link">
              {text('ask.main')}
            </Link>
          </dt>
          <dd>
            <Money amount={mainSatang} />
          </dd>
        </div>
        {named.map((lock) => (
          <Deduction key={lock.lockId} lock={lock} />
        ))}
        {others.length > 0 && <OtherDeductions locks={others} />}
        <div className={styles.total}>
          <dt>{text('ask.sum')}</dt>
          <dd>
            <Money amount={answerSatang} size={24} />
          </dd>
        </div>
      </dl>
      <p className={styles.words}>
        {open.length === 0 ? text('ask.enough') : text('ask.dueTotal', { amount: amountText(dueSatang) })}
        {locks.lockedSatang > mainSatang && <> {text('ask.under')}</>}
      </p>
      {gamesSatang > 0 && (
        <p className={styles.words}>
          {text('ask.games', { amount: amountText(gamesSatang) })}{' '}
          <Link to="/mine/capital/account" className="link">
            {text('ask.toGames')}
          </Link>
        </p>
      )}
    </>
  );
}

const mostNamed = 4;

/** The largest locks, in the given order. Naming twenty small ones would push the form below off the screen. */
function largestOf(open: readonly OpenLock[]): readonly OpenLock[] {
  if (open.length <= mostNamed) return open;
  const bySize = open.toSorted((one, other) => other.lockedSatang - one.lockedSatang);
  const largest = new Set(bySize.slice(0, mostNamed - 1));
  return open.filter((lock) => largest.has(lock));
}

function OtherDeductions({ locks }: { readonly locks: readonly OpenLock[] }) {
  const text = useText('wallet/locks');
  const sum = (of: 'lockedSatang' | 'dueSatang') => locks.reduce((satang, lock) => satang + lock[of], 0);
  return (
    <div>
      <dt>
        <Link to="/mine/capital/account" search={{ tab: 'locks' }} className="link">
          {text('ask.others', { count: locks.length })}
        </Link>
        <span className={styles.due}>{text('ask.due', { amount: amountText(sum('dueSatang')) })}</span>
      </dt>
      <dd>
        <Money amount={-sum('lockedSatang')} />
      </dd>
    </div>
  );
}

function Deduction({ lock }: { readonly lock: OpenLock }) {
  const text = useText('wallet/locks');
  const title = lock.name || text(lock.kind === 'deposit' ? 'ask.deposit' : 'ask.bonusPlain');
  return (
    <div>
      <dt>
        <Link to="/mine/capital/account" search={{ tab: 'locks' }} hash={`lock-${lock.lockId}`} className="link">
          {title}
        </Link>
        <span className={styles.due}>
          {[
            text('ask.due', { amount: amountText(lock.dueSatang) }),
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
