import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Check.module.css';
import { classes } from '../classes.ts';
import { FieldError } from './Field.tsx';
import { Icon } from '../values/Icon.tsx';
import { checkIcon } from '../values/icons.ts';
import cards from './PickCard.module.css';
import type { Option } from './Select.tsx';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly name?: string;
  /** '' while nothing is chosen. */
  readonly value: T | '';
  readonly onValue: (value: T) => void;
  readonly error?: ReactNode;
}

interface RadioGroupProps<T extends string> extends ChoiceProps<T> {
  readonly options: readonly Option<T>[];
}

/** A few short choices in a row, as native radio buttons with arrow keys. */
export function RadioGroup<T extends string>({ options, ...choice }: RadioGroupProps<T>) {
  const id = useId();
  return (
    <Group {...choice} className={styles.row}>
      {options.map((option) => (
        <label key={option.value} className={styles.check}>
          <input
            type="radio"
            name={choice.name ?? id}
            value={option.value}
            checked={option.value === choice.value}
            onChange={() => choice.onValue(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}

export interface PickOption<T extends string = string> {
  readonly value: T;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** A logo, or two letters on a plate. */
  readonly mark?: ReactNode;
  /** Why it cannot be chosen now; it stays readable. */
  readonly blocked?: string | undefined;
}

interface PickCardsProps<T extends string> extends ChoiceProps<T> {
  readonly picks: readonly PickOption<T>[];
  readonly columns?: 1 | 2 | 3;
  /** On phones one row that scrolls sideways, without a visible legend: for a choice above a money form. */
  readonly isRow?: boolean;
}

/** Choices that need a line of explanation: a bank, a channel, an amount plan. The whole card can be clicked. */
export function PickCards<T extends string>(props: PickCardsProps<T>) {
  const { picks, columns = 1, isRow = false, ...choice } = props;
  const id = useId();
  return (
    <Group {...choice} className={classes(cards.picks, columns > 1 && cards[`columns${columns}`], isRow && cards.row)}>
      {picks.map((pick) => (
        <label key={pick.value} className={cards.pick}>
          <input
            className={cards.input}
            type="radio"
            name={choice.name ?? id}
            value={pick.value}
            disabled={pick.blocked !== undefined}
            checked={pick.value === choice.value}
            onChange={() => choice.onValue(pick.value)}
          />
          {pick.mark && <span className={cards.mark}>{pick.mark}</span>}
          <span className={cards.words}>
            <span className={cards.title}>{pick.title}</span>
            {(pick.blocked ?? pick.note) && <span className={cards.note}>{pick.blocked ?? pick.note}</span>}
          </span>
          <span className={cards.tick} aria-hidden="true">
            <Icon of={checkIcon} size={14} />
          </span>
        </label>
      ))}
    </Group>
  );
}

interface GroupProps extends Pick<ChoiceProps<string>, 'label' | 'error'> {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Group({ label, error, className, children }: GroupProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={className}>{children}</div>
      {error && (
        <div id={errorId}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
