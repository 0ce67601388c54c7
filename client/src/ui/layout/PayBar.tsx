import type { ReactNode } from 'react';
import { usePayBar } from './usePayBar.ts';
import styles from './PayBar.module.css';

interface PayBarProps {
  /** Label of the amount: 你将转账. */
  readonly label: string;
  readonly figure: ReactNode;
  /** The form's submit button. */
  readonly action: ReactNode;
}

/**
 * Keeps the amount and the submit button of a money form in view below 1200 px, unless the screen is short. On wider
 * screens the summary does that.
 */
export function PayBar({ label, figure, action }: PayBarProps) {
  usePayBar();
  return (
    <div className={styles.bar} data-bar="pay">
      <div className={styles.sum}>
        <span className={styles.label}>{label}</span>
        {figure}
      </div>
      {action}
    </div>
  );
}
