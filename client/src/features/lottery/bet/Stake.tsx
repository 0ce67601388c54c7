import { minorPerUnit } from '@foyer/contract/currency.ts';
import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import { useId, useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { minusIcon, plusIcon } from '#ui/values/icons.ts';
import { typedAmount } from '#ui/fields/typedAmount.ts';
import { currencySign, plainAmount, typedText } from '@foyer/text/amountForms.ts';
import { within } from '../slip/line.ts';
import styles from './Stake.module.css';

interface StakeProps {
  readonly unitSatang: number;
  /** Offered stakes, in satang. */
  readonly units: readonly number[];
  readonly multiple: number;
  readonly onUnit: (unitSatang: number) => void;
  readonly onMultiple: (multiple: number) => void;
}

/** The stake of one bet in whole baht, and its multiple. VALID-031 */
export function Stake({ unitSatang, units, multiple, onUnit, onMultiple }: StakeProps) {
  const text = useText('lottery');
  const id = useId();
  return (
    <div className={styles.stake}>
      <div className={styles.part} role="group" aria-labelledby={`${id}-unit`}>
        <span id={`${id}-unit`} className={styles.label}>
          {text('unit')}
        </span>
        <div className={styles.units}>
          {units.map((unit) => (
            <button key={unit} type="button" aria-pressed={unit === unitSatang} onClick={() => onUnit(unit)}>
              {plainAmount(unit)}
            </button>
          ))}
          <OwnUnit unitSatang={unitSatang} units={units} onUnit={onUnit} />
        </div>
      </div>
      <div className={styles.part} role="group" aria-labelledby={`${id}-multiple`}>
        <span id={`${id}-multiple`} className={styles.label}>
          {text('multiple')}
        </span>
        <Stepper
          labels={{ value: text('multiple'), less: text('less'), more: text('more') }}
          value={multiple}
          onChange={onMultiple}
        />
      </div>
    </div>
  );
}

/** A stake that is not among the offered ones. An invalid amount is marked and not applied. */
function OwnUnit({ unitSatang, units, onUnit }: Pick<StakeProps, 'unitSatang' | 'units' | 'onUnit'>) {
  const text = useText('lottery');
  const isOwn = !units.includes(unitSatang);
  const [typed, setTyped] = useState<string>();
  const change = (value: string) => {
    setTyped(value);
    if (isUnit(value)) onUnit(wholeOf(value) * minorPerUnit());
  };
  return (
    <label className={styles.own}>
      <span aria-hidden="true">{currencySign()}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={text('unitOwn')}
        aria-invalid={typed !== undefined && typed !== '' && !isUnit(typed) ? true : undefined}
        placeholder={text('unitOwn')}
        value={typed ?? (isOwn ? typedText(unitSatang) : '')}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

/** Parses a whole number with separators or full-width digits. NaN for anything else: text is never truncated. */
function wholeOf(typed: string): number {
  const plain = typedAmount(typed);
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
function isUnit(typed: string): boolean {
  const units = wholeOf(typed);
  return units >= 1 && units * minorPerUnit() <= bettingLimits.maxOrderSatang;
}
function isMultiple(typed: string): boolean {
  const times = wholeOf(typed);
  return times >= 1 && times <= bettingLimits.maxMultiple;
}

interface StepperProps {
  readonly labels: { readonly value: string; readonly less: string; readonly more: string };
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A multiple from 1 to 999, by buttons or typed. Any other number is marked and not applied. */
export function Stepper({ labels, value, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string>();
  const change = (next: string) => {
    setTyped(next);
    if (isMultiple(next)) onChange(wholeOf(next));
  };
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label={labels.less} disabled={value <= 1} onClick={() => onChange(within(value - 1))}>
        <Icon of={minusIcon} size={16} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.value}
        aria-invalid={typed !== undefined && typed !== '' && !isMultiple(typed) ? true : undefined}
        value={typed ?? String(value)}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={value >= bettingLimits.maxMultiple}
        onClick={() => onChange(within(value + 1))}
      >
        <Icon of={plusIcon} size={16} />
      </button>
    </div>
  );
}
