import styles from './Money.module.css';

interface TimeProps {
  /** Epoch milliseconds, or a server's own text. */
  readonly value: number | string;
  /** `day` leaves the hours away. */
  readonly show?: 'moment' | 'day';
}

/** Server strings stand as they are; epoch numbers as local YYYY-MM-DD HH:mm:ss. AMB-070 */
export function Time({ value, show = 'moment' }: TimeProps) {
  if (typeof value === 'string') return <time className={styles.money}>{value}</time>;
  const shown = localTime(value);
  return (
    // The server's clock stands in another zone than the visitor's.
    <time className={styles.money} dateTime={new Date(value).toISOString()} suppressHydrationWarning>
      {show === 'day' ? shown.slice(0, 10) : shown}
    </time>
  );
}

const two = (part: number): string => String(part).padStart(2, '0');

export function localTime(epochMs: number): string {
  const at = new Date(epochMs);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}
