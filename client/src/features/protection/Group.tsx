import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Protection.module.css';

interface GroupProps {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** One section of the page with an explanation beside its heading. */
export function Group({ title, words, children }: GroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p className="muted small">{words}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
