import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../values/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, in words: the button's name and its tooltip. */
  readonly label: string;
  readonly icon: string;
  /** Given where the button is a switch: a star is on or off. */
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
