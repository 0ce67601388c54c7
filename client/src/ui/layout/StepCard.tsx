import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './StepCard.module.css';

interface StepCardProps {
  readonly number: number;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One numbered part of a money form. */
export function StepCard({ number, title, aside, children }: StepCardProps) {
  return (
    <Card
      title={
        <span className={styles.title}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          {title}
        </span>
      }
      aside={aside}
    >
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
