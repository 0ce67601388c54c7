import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from '../classes.ts';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The lintel is a short accent line over the most important card of a view, never over two. */
  readonly mark?: 'plain' | 'lintel' | 'lintel lit';
  readonly isFlush?: boolean;
  readonly title?: ReactNode;
  /** A link or badge at the right end of the head. */
  readonly aside?: ReactNode;
}

export function Card({ mark = 'plain', isFlush = false, title, aside, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classes(
        styles.card,
        mark !== 'plain' && styles.lintel,
        mark === 'lintel lit' && styles.lit,
        isFlush && styles.flush,
        className,
      )}
    >
      {title && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
