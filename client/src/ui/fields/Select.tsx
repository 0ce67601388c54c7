import type { ComponentProps } from 'react';
import { Icon } from '../values/Icon.tsx';
import { downIcon } from '../values/icons.ts';
import styles from './Select.module.css';
import { InputFrame } from './TextInput.tsx';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  readonly options: readonly Option[];
  /** The first line while nothing is chosen. */
  readonly placeholder?: string;
}

/** A native select: a wheel on phones, with type-ahead on a keyboard. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <InputFrame className={className} after={<Icon of={downIcon} className={styles.arrow} />}>
      <select {...rest}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </InputFrame>
  );
}
