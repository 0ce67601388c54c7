import { minorPerUnit } from '@foyer/contract/currency.ts';
import { useText } from '#text/useText.tsx';
import styles from './HeaderWagering.module.css';
import { useOpenLocks } from './openLocks.ts';
import { plainMoney } from './plainWords.ts';

/**
 * The remaining turnover in whole baht, rounded up, within the header's balance. Nothing if no lock is open; the layout
 * stays the same.
 */
export function HeaderWagering() {
  const text = useText('bonus');
  const open = useOpenLocks() ?? [];
  if (open.length === 0) return null;
  const sum = (of: 'dueSatang' | 'doneSatang' | 'targetSatang') => open.reduce((all, lock) => all + lock[of], 0);
  const words = text('meter.headerShort', {
    amount: plainMoney(Math.ceil(sum('dueSatang') / minorPerUnit()) * minorPerUnit()),
  });
  const share = sum('targetSatang') > 0 ? sum('doneSatang') / sum('targetSatang') : 0;
  return (
    <>
      <span className={styles.balance} aria-hidden="true">
        {text('meter.balance')}
      </span>
      <span className={styles.words}>{words}</span>
      <svg className={styles.line} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="1" />
      </svg>
    </>
  );
}
