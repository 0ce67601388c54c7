import type { ReactNode } from 'react';
import styles from './Unseen.module.css';

interface UnseenProps {
  readonly role?: 'status' | 'alert';
  readonly id?: string;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function Unseen(props: UnseenProps) {
  return <span {...props} className={styles.unseen} />;
}
