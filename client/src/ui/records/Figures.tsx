import type { ReactNode } from 'react';
import styles from './Records.module.css';

export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  readonly term: string;
  readonly value: ReactNode;
  readonly isStrong?: boolean;
}

/** A total of the records, in large type. */
export function Figure({ term, value, isStrong = false }: FigureProps) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
