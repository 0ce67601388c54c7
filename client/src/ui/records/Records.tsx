import type { ReactNode } from 'react';
import styles from './Records.module.css';

/** Filters, totals and a list. In print, only these are shown. */
export function Records({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.records} data-records>
      {children}
    </div>
  );
}

/** The filters: chips on a full line, fields side by side. */
export function RecordFilters({ children }: { readonly children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
