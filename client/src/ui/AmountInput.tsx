import { useLayoutEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './AmountInput.module.css';
import { currencySign, moneyText } from './money.ts';
import type { Currency } from './money.ts';
import { InputButton, InputFrame } from './TextInput.tsx';

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  /** What travels on the wire: digits with at most one point, no separators. */
  readonly value: string;
  readonly onAmount: (value: string) => void;
  readonly currency?: Currency;
  /** Amounts to take over with one press, in minor units; all are added up by nobody, they replace what stands. */
  readonly quickAmounts?: readonly number[];
  /** A button such as 全部 that fills in the whole of something, in minor units. */
  readonly whole?: { readonly label: string; readonly amount: number };
}

/** The big figure of a money form. Separators stand while nobody types, full-width digits are read as digits. */
export function AmountInput(props: AmountInputProps) {
  const { value, onAmount, currency = 'THB', quickAmounts = [], whole, className, onBlur, onFocus, ...input } = props;
  const [typing, setTyping] = useState<Selection>();
  // Without its separators the value is written anew, and a control that is written anew forgets what is selected: what is
  // typed or filled in next would be added to the old amount.
  useLayoutEffect(() => typing?.control.setSelectionRange(typing.start, typing.end), [typing]);
  return (
    <div className={className ?? styles.amount}>
      <InputFrame
        size="large"
        before={currencySign(currency)}
        after={whole && <InputButton onClick={() => onAmount(plainAmount(whole.amount))}>{whole.label}</InputButton>}
      >
        <input
          {...input}
          inputMode="decimal"
          autoComplete="off"
          value={typing ? value : withSeparators(value)}
          onChange={(event) => onAmount(typedAmount(event.target.value))}
          onFocus={(event) => {
            setTyping(selectionIn(event.currentTarget));
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setTyping(undefined);
            onBlur?.(event);
          }}
        />
      </InputFrame>
      {quickAmounts.length > 0 && (
        <div className={styles.quick}>
          {quickAmounts.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.chip}
              aria-pressed={plainAmount(amount) === value}
              onClick={() => onAmount(plainAmount(amount))}
            >
              {moneyText(amount, currency).replace(/\.00$/, '')}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What the focus has selected, in a value without separators. */
interface Selection {
  readonly control: HTMLInputElement;
  readonly start: number;
  readonly end: number;
}

function selectionIn(control: HTMLInputElement): Selection {
  const { value, selectionStart, selectionEnd } = control;
  const plainPlace = (place: number | null) => value.slice(0, place ?? 0).replaceAll(',', '').length;
  return { control, start: plainPlace(selectionStart), end: plainPlace(selectionEnd) };
}

/** What a keyboard, an input method or a paste leaves behind, as digits, one kind of point and no separators. */
export function typedAmount(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[,\s฿¥]/g, '');
}

function withSeparators(value: string): string {
  return /^\d+(\.\d*)?$/.test(value) ? value.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,') : value;
}

/** Whole amounts are written without decimals: some fields refuse them. VALID-036 */
function plainAmount(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}
