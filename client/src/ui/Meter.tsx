import { classes } from './classes.ts';
import styles from './Meter.module.css';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The same in words: ฿14,080.00 / ฿22,500.00. */
  readonly words: string;
  readonly tone?: 'accent' | 'good';
}

export function Meter({ label, value, max, words, tone = 'accent' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={words}
    >
      <span className={classes(styles.fill, styles[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
