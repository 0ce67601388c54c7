import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { DefinitionRows } from '#ui/DefinitionRows.tsx';
import { Money } from '#ui/Money.tsx';
import styles from '../deposit/Deposit.module.css';
import { feeOf } from './fee.ts';
import type { WithdrawalLimits } from './fee.ts';

interface WithdrawalSummaryProps {
  readonly amount: number;
  readonly limits: WithdrawalLimits;
  readonly card: BankCard | undefined;
  readonly hindrance: string | undefined;
}

/** What is taken, what arrives, where and when; in view while the form is filled in. */
export function WithdrawalSummary({ amount, limits, card, hindrance }: WithdrawalSummaryProps) {
  const text = useText('wallet');
  const fee = feeOf(amount, limits);
  const blocked = hindrance ?? (card ? undefined : text('withdrawal.noCard'));
  return (
    <aside className={styles.summary}>
      <Card mark="lintel">
        <p className="muted">{text('withdrawal.youReceive')}</p>
        <Money amount={amount - fee} size={32} />
        <DefinitionRows
          rows={[
            { term: text('withdrawal.requested'), value: <Money amount={amount} /> },
            { term: text('withdrawal.fee'), value: <Money amount={fee} /> },
            {
              term: text('withdrawal.card'),
              value: card ? `${card.bankName} ${card.cardNumber.slice(-4)}` : '–',
            },
            {
              term: text('withdrawal.arrival'),
              value: text('withdrawal.arrivalValue', { minutes: limits.usualMinutes }),
            },
          ]}
        />
        <FormSubmit
          size="large"
          isBlock
          blocked={blocked}
          className={blocked === undefined ? styles.wideOnly : undefined}
        >
          {text('withdrawal.submit')}
        </FormSubmit>
        <p className={styles.rules}>{text('withdrawal.noUndo')}</p>
      </Card>
    </aside>
  );
}
