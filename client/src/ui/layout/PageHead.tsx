import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** One sentence: what this screen is for. */
  readonly lead?: string;
  readonly aside?: ReactNode;
  /** One line on phones, so that the content begins as high as possible. */
  readonly isCompact?: boolean;
}

/** The one heading of a screen. */
export function PageHead({ title, lead, aside, isCompact = false }: PageHeadProps) {
  return (
    <header className={classes(styles.head, isCompact && styles.compact)}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
