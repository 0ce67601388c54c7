import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './DefinitionRows.module.css';

export interface DefinitionRow {
  readonly term: string;
  readonly value: ReactNode;
  readonly tone?: 'plain' | 'total';
}

export function DefinitionRows({ rows }: { readonly rows: readonly DefinitionRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.term} className={classes(styles.row, row.tone === 'total' && styles.total)}>
          <dt>{row.term}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
