import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Check.module.css';
import { classes } from '../classes.ts';
import { FieldError } from './Field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

/** A checkbox whose whole line can be clicked. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      {error && (
        <div id={errorId} className={styles.error}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  readonly label: ReactNode;
}

/** A switch that takes effect at once. A choice that has to be saved is a checkbox. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={classes(styles.switch, className)}>
      {/* Browsers expose `checked` as the state of the switch. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
