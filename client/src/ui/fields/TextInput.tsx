import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../values/Icon.tsx';
import { checkIcon, lockIcon } from '../values/icons.ts';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Before the text: a currency sign, a country code. */
  readonly before?: ReactNode;
  /** After the text: a button such as "all" or "send code". */
  readonly after?: ReactNode;
  /** `good` is checked and valid, `locked` cannot be changed here. */
  readonly tone?: 'plain' | 'good' | 'locked' | undefined;
}

export function TextInput({ before, after, tone = 'plain', className, readOnly, ...input }: TextInputProps) {
  return (
    <InputFrame className={className} tone={tone} before={before} after={after}>
      <input {...input} readOnly={readOnly ?? tone === 'locked'} />
    </InputFrame>
  );
}

interface InputFrameProps extends Pick<TextInputProps, 'before' | 'after' | 'tone' | 'className'> {
  readonly size?: 'medium' | 'large';
  readonly children: ReactNode;
}

/** The frame around a control, highlighted while the control has the focus. */
export function InputFrame({ before, after, tone = 'plain', size = 'medium', className, children }: InputFrameProps) {
  return (
    <div className={classes(styles.frame, styles[size], tone === 'locked' && styles.locked, className)}>
      {before && <span className={styles.before}>{before}</span>}
      {children}
      {tone === 'good' && <Icon of={checkIcon} className={styles.good} />}
      {tone === 'locked' && <Icon of={lockIcon} className={styles.lock} />}
      {after}
    </div>
  );
}

/** A button that belongs to a field: 全部, 发送验证码. */
export function InputButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(styles.inner, className)} />;
}
