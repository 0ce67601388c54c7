import { siteCurrency } from '@foyer/contract/currency.ts';
import { Money } from '#ui/values/Money.tsx';
import { arrivalText } from './arrival.ts';
import styles from './WithdrawalRecords.module.css';

/** The arriving amount in large type: the site's currency with its sign, USDT with its name. */
export function WithdrawalFigure({ minor, currency }: { readonly minor: number; readonly currency: string }) {
  if (currency === siteCurrency().code) return <Money amount={minor} size={32} />;
  const [amount, unit] = arrivalText(minor, currency).split(' ');
  return (
    <span className={styles.figure}>
      {amount} <small>{unit}</small>
    </span>
  );
}
