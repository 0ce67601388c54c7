import { typedText } from '@foyer/text/amountForms.ts';
import type { BonusGift } from '@foyer/contract/bonusTerms.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { AmountInput } from '#ui/fields/AmountInput.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { quickDeposits } from './exampleDeposit.ts';

interface TryDepositProps {
  readonly gives: BonusGift;
  /** Initial value of the field. */
  readonly depositSatang: number;
  readonly onDeposit: (satang: number) => void;
}

/** A field to try deposits: the example below follows it. */
export function TryDeposit({ gives, depositSatang, onDeposit }: TryDepositProps) {
  const text = useText('bonus');
  const [value, setValue] = useState(() => typedText(depositSatang));
  if (gives.kind === 'fixed') return null;
  return (
    <Field
      label={text(gives.of === undefined ? 'card.try' : gives.of === 'stakes' ? 'card.tryStakes' : 'card.tryLoss')}
      need="optional"
      hint={text('card.tryHint')}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={value}
          quickAmounts={quickDeposits(gives)}
          onAmount={(next) => {
            setValue(next);
            onDeposit(minorUnits(next.replace(/\.$/, '')) ?? 0);
          }}
        />
      )}
    </Field>
  );
}
