import { classes } from '../classes.ts';
import styles from './Chips.module.css';
import { usePressed } from './usePressed.ts';
import type { OnSelect } from './usePressed.ts';

export interface Chip<T extends string = string> {
  readonly value: T;
  readonly label: string;
  readonly count?: number | undefined;
}

interface ChipsProps<T extends string> {
  readonly label: string;
  readonly chips: readonly Chip<T>[];
  readonly selected: T;
  readonly onSelect: OnSelect<T>;
  /** `segments`: two or three alternatives, such as real money and trial. */
  readonly look?: 'chips' | 'segments';
}

/** A filter in which one chip is selected. The row scrolls sideways on phones. */
export function Chips<T extends string>({ label, chips, selected, onSelect, look = 'chips' }: ChipsProps<T>) {
  const [shown, press] = usePressed(selected, onSelect);
  return (
    <div className={styles[look]} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={classes(look === 'chips' ? styles.chip : styles.segment)}
          aria-pressed={chip.value === shown}
          onClick={() => press(chip.value)}
        >
          {chip.label}
          {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
        </button>
      ))}
    </div>
  );
}
