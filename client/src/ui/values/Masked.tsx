import { useText } from '#text/useText.tsx';
import styles from './Money.module.css';
import { Unseen } from '../layout/Unseen.tsx';

/** A number or name masked by the house: shows the stars, and screen readers announce the visible part. */
export function Masked({ value }: { readonly value: string }) {
  const text = useText('ui');
  const last = /[^*•\s]+$/.exec(value)?.[0];
  if (!value.includes('*') || !last) return <span className={styles.money}>{value}</span>;
  return (
    <span className={styles.money}>
      <span aria-hidden="true">{value}</span>
      <Unseen>{text('endsWith', { last: Array.from(last).join(' ') })}</Unseen>
    </span>
  );
}
