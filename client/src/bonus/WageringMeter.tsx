import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Meter } from '#ui/values/Meter.tsx';
import { amountText } from '@foyer/text/amount.ts';
import type { OpenLock } from './openLocks.ts';
import { momentText } from './plainWords.ts';
import styles from './WageringMeter.module.css';

interface WageringMeterProps {
  readonly lock: Pick<OpenLock, 'lockId' | 'kind' | 'doneSatang' | 'targetSatang' | 'dueSatang' | 'expireTime'>;
  /** Name of the bonus or deposit. */
  readonly name: string;
  /** Whether to link to the record; not inside the record itself. */
  readonly link?: 'record' | 'none';
  /** At the end of the line: the button that cancels it. */
  readonly children?: ReactNode;
}

/** Progress of a lock: the remaining turnover first, then the part done, the deadline and a link to the record. */
export function WageringMeter({ lock, name, link = 'record', children }: WageringMeterProps) {
  const text = useText('bonus');
  const { doneSatang, targetSatang, dueSatang, expireTime } = lock;
  const words = [amountText(doneSatang), amountText(targetSatang)].join(' / ');
  const percent = targetSatang > 0 ? Math.floor((100 * doneSatang) / targetSatang) : 100;
  return (
    <div className={styles.wagering}>
      <Meter
        label={text('meter.label', { name })}
        value={doneSatang}
        max={targetSatang}
        words={words}
        tone={dueSatang === 0 ? 'good' : 'accent'}
      />
      <div className={styles.words}>
        <b>{dueSatang === 0 ? text('meter.done') : text('meter.left', { amount: amountText(dueSatang) })}</b>
        <span className="muted">{text('meter.percent', { percent })}</span>
        <span className={styles.of}>{words}</span>
        {expireTime !== undefined && (
          <span className={styles.of}>{text('meter.until', { time: momentText(expireTime) })}</span>
        )}
        {link === 'record' && (
          <Link
            to="/mine/capital/account"
            search={{ tab: 'locks' }}
            hash={`lock-${lock.lockId}`}
            className="link"
            aria-label={text('meter.recordOf', { name })}
          >
            {text('meter.record')}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
