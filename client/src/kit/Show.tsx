import type { ReactNode } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import styles from './Kit.module.css';

export function Show({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className={styles.stack}>{children}</div>
    </Card>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
