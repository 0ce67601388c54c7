import { Link } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Money } from '#ui/values/Money.tsx';
import { useOpenLocks } from './openLocks.ts';
import type { OpenLock } from './openLocks.ts';
import styles from './OpenWagering.module.css';
import { WageringMeter } from './WageringMeter.tsx';

/** The rest are listed in the record. */
const mostShown = 3;

/**
 * The player's open locks, oldest first, updated live; nothing if none is open or loaded. In a claim's dialog it also
 * says that a new bonus comes after these. Only for players.
 */
export function OpenWagering({ where }: { readonly where: 'lobby' | 'claim' }) {
  const text = useText('bonus');
  const open = useOpenLocks();
  if (open === undefined || open.length === 0) return null;
  const rest = open.length - mostShown;
  return (
    <Card title={text('meter.title')}>
      <ul className={styles.list}>
        {open.slice(0, mostShown).map((lock) => (
          <Row key={lock.lockId} lock={lock} />
        ))}
      </ul>
      <p className={styles.words}>
        {open.length > 1 && text('meter.oldestFirst')} {where === 'claim' && text('meter.newWaits')}
        {rest > 0 && (
          <Link to="/mine/capital/account" search={{ tab: 'locks' }} className="link">
            {text('meter.more', { count: rest })}
          </Link>
        )}
      </p>
    </Card>
  );
}

function Row({ lock }: { readonly lock: OpenLock }) {
  const text = useText('bonus');
  const name = lock.name || text(`meter.${lock.kind}`);
  return (
    <li>
      <p className={styles.head}>
        <b>{name}</b>
        <Money amount={lock.lockedSatang} />
      </p>
      <WageringMeter lock={lock} name={name} />
    </li>
  );
}
