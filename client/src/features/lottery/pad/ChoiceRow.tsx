import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import styles from './Pad.module.css';

export interface Choice {
  readonly value: number;
  readonly label: string;
  /** The odds as text: 1.94. */
  readonly odds: string;
  readonly look?: 'red' | 'yellow' | 'blue';
}

interface ChoiceRowProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly number[];
  readonly away: readonly number[] | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** A row of a few large choices, such as 大小单双 or 红黄蓝, each with its payout. */
export function ChoiceRow({ label, choices, chosen, away, onChange }: ChoiceRowProps) {
  const text = useText('lottery');
  const toggle = (value: number) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
    );
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.rowLabel}>{label}</span>
      </div>
      <div className={styles.choices} role="group" aria-label={label}>
        {choices.map(({ value, label: name, odds, look }, index) => (
          <button
            key={value}
            type="button"
            className={classes(styles.choice, look && styles[look])}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            <b>{name}</b>
            <span className={styles.odds}>{odds}</span>
            <small>{text('away', { away: away?.[index] ?? 0 })}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
