import styles from './Meter.module.css';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The same in words: ฿14,080.00 / ฿22,500.00. */
  readonly words: string;
  readonly tone?: 'accent' | 'good';
}

/** A progress bar; `words` give the values in full. */
export function Meter({ label, value, max, words, tone = 'accent' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <svg
      className={styles.meter}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={words}
    >
      <rect className={styles[tone]} width={share * 100} height="1" />
    </svg>
  );
}
