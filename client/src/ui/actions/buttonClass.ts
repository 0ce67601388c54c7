import styles from './Button.module.css';
import { classes } from '../classes.ts';

export type ButtonLook = 'primary' | 'second' | 'quiet' | 'danger';

export interface ButtonShape {
  /** One primary button in a view, besides the one in the header. */
  readonly look?: ButtonLook | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The look of a button for what is not a `<button>`: a link that opens the next screen. */
export function buttonClass({ look = 'second', size = 'medium', isBlock = false, className }: ButtonShape): string {
  return classes(styles.button, styles[look], styles[size], isBlock && styles.block, className);
}
