import type { ReactNode } from 'react';
import styles from './Unseen.module.css';

interface UnseenProps {
  readonly role?: 'status' | 'alert';
  readonly id?: string;
  readonly children: ReactNode;
}

/** Read aloud, not seen. */
export function Unseen(props: UnseenProps) {
  return <span {...props} className={styles.unseen} />;
}
