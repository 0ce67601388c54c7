import styles from './Button.module.css';
import { classes } from '../classes.ts';

export type ButtonLook = 'primary' | 'second' | 'quiet' | 'danger';

export interface ButtonShape {
  /** At most one primary button per view, besides the one in the header. */
  readonly look?: ButtonLook | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Makes another element look like a button, such as a link to the next screen. */
export function buttonClass({ look = 'second', size = 'medium', isBlock = false, className }: ButtonShape): string {
  return classes(styles.button, styles[look], styles[size], isBlock && styles.block, className);
}
