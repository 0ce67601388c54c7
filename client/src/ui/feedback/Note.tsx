import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../values/Icon.tsx';
import { alertIcon, checkIcon, infoIcon } from '../values/icons.ts';
import styles from './Note.module.css';

export type NoteTone = 'info' | 'warn' | 'good' | 'bad' | 'accent';

interface NoteProps {
  readonly tone?: NoteTone;
  /** Replaces the icon of the tone. */
  readonly icon?: string;
  /** `alert` for messages that appear after an action and must be announced at once. */
  readonly role?: 'alert' | 'status';
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const signs = { info: infoIcon, warn: alertIcon, good: checkIcon, bad: alertIcon, accent: infoIcon } as const;

/** One or two sentences on a tinted background, next to what they concern. */
export function Note({ tone = 'info', icon, children, ...given }: NoteProps) {
  return (
    <div {...given} className={classes(styles.note, styles[tone])}>
      <Icon of={icon ?? signs[tone]} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
