import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** One sentence: what this screen is for. */
  readonly lead?: string;
  readonly aside?: ReactNode;
}

/** The one heading of a screen. */
export function PageHead({ title, lead, aside }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
