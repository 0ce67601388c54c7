import { useLayoutEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './AmountInput.module.css';
import { currencySign, plainAmount, typedText } from '@foyer/text/amountForms.ts';
import { InputButton, InputFrame } from './TextInput.tsx';
import { typedAmount } from './typedAmount.ts';

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  /** The value in wire format: digits with at most one point, no separators. */
  readonly value: string;
  readonly onAmount: (value: string) => void;
  /** A currency's code; the site's own by default. */
  readonly currency?: string | undefined;
  /** Amounts that fill the field with one click, in minor units. They replace the current value. */
  readonly quickAmounts?: readonly number[];
  /** A button such as 全部 that fills in the maximum, in minor units. */
  readonly whole?: { readonly label: string; readonly amount: number } | undefined;
}

/**
 * The large amount field of a money form. Separators stay until the player types, so that focusing changes nothing and
 * a selection can be replaced. Full-width digits are accepted.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, onAmount, currency, quickAmounts = [], whole, className, onBlur, ...input } = props;
  const [isTyping, setIsTyping] = useState(false);
  const [caret, setCaret] = useState<Caret>();
  useLayoutEffect(() => caret?.control.setSelectionRange(caret.place, caret.place), [caret]);
  const type = (control: HTMLInputElement) => {
    const plain = typedAmount(control.value);
    // Setting the value of a control moves the caret to the end.
    if (plain !== control.value) {
      setCaret({ control, place: typedAmount(control.value.slice(0, control.selectionStart ?? undefined)).length });
    }
    setIsTyping(true);
    onAmount(plain);
  };
  return (
    <div className={className ?? styles.amount}>
      <InputFrame
        size="large"
        before={currencySign(currency)}
        after={whole && <InputButton onClick={() => onAmount(typedText(whole.amount))}>{whole.label}</InputButton>}
      >
        <input
          {...input}
          inputMode="decimal"
          autoComplete="off"
          value={isTyping ? value : withSeparators(value)}
          onChange={(event) => type(event.currentTarget)}
          onBlur={(event) => {
            setIsTyping(false);
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
              aria-pressed={typedText(amount) === value}
              onClick={() => onAmount(typedText(amount))}
            >
              {plainAmount(amount, currency)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Caret position in a value that has just been set. */
interface Caret {
  readonly control: HTMLInputElement;
  readonly place: number;
}

function withSeparators(value: string): string {
  return /^\d+(\.\d*)?$/.test(value) ? value.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,') : value;
}
