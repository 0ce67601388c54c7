import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from '../classes.ts';

/** `truth` has a dashed border and marks what is not real: 示例数据, 演示数字, 试玩, 演示资金. */
export type BadgeTone = 'neutral' | 'good' | 'bad' | 'warn' | 'info' | 'accent' | 'line' | 'truth';

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** For a status, shown by a word, a dot and a colour. */
  readonly hasDot?: boolean;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', hasDot = false, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {hasDot && <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}

/** Number of unread messages or open claims. Above 99 it shows "+99". */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={label}>
      {count > 99 ? '+99' : count}
    </span>
  );
}
