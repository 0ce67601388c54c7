import type { ReactNode } from 'react';
import styles from './PayBar.module.css';

interface PayBarProps {
  /** What the amount is: 你将转账. */
  readonly label: string;
  readonly figure: ReactNode;
  /** The form's submission. */
  readonly action: ReactNode;
}

/** Under 1200 px the sum and the submission of a money form stay in view; above, its summary does that. */
export function PayBar({ label, figure, action }: PayBarProps) {
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
