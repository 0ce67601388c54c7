import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../values/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's accessible name and tooltip. */
  readonly label: string;
  readonly icon: string;
  /** For a toggle button, such as a favourite star. */
  readonly isPressed?: boolean;
}

export function IconButton({ label, icon, isPressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, className)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
    >
      <Icon of={icon} isFilled={isPressed === true} />
    </button>
  );
}
