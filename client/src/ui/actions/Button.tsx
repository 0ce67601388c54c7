import { useId } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonClass } from './buttonClass.ts';
import type { ButtonShape } from './buttonClass.ts';
import { Icon } from '../values/Icon.tsx';

/** A blocked button stays in the tab order and shows why; a busy one keeps its size and ignores further clicks. */
export type ButtonState = 'ready' | 'busy' | { readonly blocked: string };

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'>, ButtonShape {
  readonly state?: ButtonState;
  readonly icon?: string;
  readonly children: ReactNode;
}

export function Button({ state = 'ready', icon, look, size, isBlock, className, type, onClick, ...rest }: ButtonProps) {
  const reasonId = useId();
  const reason = typeof state === 'object' ? state.blocked : undefined;
  const isIdle = state === 'ready';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled alone does not stop a click or a submission.
    if (isIdle) onClick?.(event);
    else event.preventDefault();
  };
  const { children, ...attributes } = rest;
  const button = (
    <button
      {...attributes}
      type={type ?? 'button'}
      className={buttonClass({ look, size, isBlock, className })}
      aria-disabled={isIdle ? undefined : true}
      aria-busy={state === 'busy' ? true : undefined}
      aria-describedby={reason ? reasonId : attributes['aria-describedby']}
      onClick={press}
    >
      {state === 'busy' ? <span className={styles.spin} aria-hidden="true" /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
  if (!reason) return button;
  return (
    <span className={isBlock ? styles.reasonedBlock : styles.reasoned}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}
