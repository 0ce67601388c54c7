import { classes } from '../classes.ts';
import { amountParts, amountText } from '@foyer/text/amount.ts';
import styles from './Money.module.css';

interface MoneyProps {
  /** Minor units of the currency. */
  readonly amount: number;
  readonly currency?: string | undefined;
  /** `text` for lines and tables; numbers for large figures with a raised sign and muted decimals. */
  readonly size?: 'text' | 20 | 24 | 32 | 44;
  /** `signed` writes + and −; `gain` also colours positive amounts. */
  readonly tone?: 'plain' | 'signed' | 'gain';
  readonly className?: string | undefined;
}

export function Money({ amount, currency, size = 'text', tone = 'plain', className }: MoneyProps) {
  const isSigned = tone !== 'plain';
  const gain = tone === 'gain' && amount > 0 && styles.gain;
  if (size === 'text') {
    return <span className={classes(styles.money, gain, className)}>{amountText(amount, currency, isSigned)}</span>;
  }
  const parts = amountParts(amount, currency, isSigned);
  return (
    <span className={classes(styles.figure, styles[`figure${size}`], gain, className)}>
      {parts.mark}
      <span className={styles.sign}>{parts.sign}</span>
      {parts.whole}
      <span className={styles.decimals}>{parts.decimals}</span>
    </span>
  );
}
