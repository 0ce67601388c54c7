import { withdrawalWithin } from '@foyer/contract/rules/money.ts';
import { minorUnits } from '@foyer/contract/wire.ts';
import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { applyWithdraw, queryUserLockAmount, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import type { ReactNode } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormAmount, FormPicks } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Money } from '#ui/Money.tsx';
import { moneyText } from '#ui/money.ts';
import { PayBar } from '#ui/PayBar.tsx';
import { StepCard } from '#ui/StepCard.tsx';
import { balanceReads } from '../balance/transfers.ts';
import { feeOf } from './fee.ts';
import type { WithdrawalLimits } from './fee.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';
import styles from '../deposit/Deposit.module.css';

interface WithdrawalFormProps {
  readonly cards: readonly BankCard[];
  /** Shown in place of the cards while there are none. */
  readonly noCard: ReactNode;
  readonly limits: WithdrawalLimits;
  readonly withdrawableSatang: number;
  /** What still has to be done before; the submission waits for it. */
  readonly hindrance: string | undefined;
  readonly onDone: (orderNo: string) => void;
  readonly onCheckStatus: () => void;
}

/** To a bank card: card, amount, withdrawal password. VALID-035 to VALID-039, AMB-097 */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { cards, noCard, limits, withdrawableSatang, hindrance, onDone, onCheckStatus } = props;
  const text = useText('wallet');
  const form = useCallForm(applyWithdraw, {
    initial: { method: 'bank', bankCardId: cards[0]?.bankCardId ?? '', amount: '', withdrawPassword: '' },
    check: (values) =>
      ruleFaults(
        'amount',
        withdrawalWithin({ min: limits.minSatang, max: limits.maxSatang, withdrawable: withdrawableSatang }),
        values.amount,
      ),
    refusedAt: {
      BELOW_MINIMUM: 'amount',
      ABOVE_MAXIMUM: 'amount',
      ABOVE_WITHDRAWABLE: 'amount',
      WRONG_WITHDRAW_PASSWORD: 'withdrawPassword',
      UNKNOWN_CARD: 'bankCardId',
    },
    invalidates: [...balanceReads, withdrawList, queryUserLockAmount],
    draft: { key: 'withdrawal', fields: ['amount'] },
    onDone: ({ orderNo }) => onDone(orderNo),
  });
  const values = form.form.watch();
  const card = cards.find((one) => one.bankCardId === values.bankCardId) ?? cards[0];
  const amount = minorUnits(String(values.amount ?? '')) ?? 0;
  const most = Math.min(limits.maxSatang, withdrawableSatang);
  const submit = <FormSubmit size="large">{text('withdrawal.submit')}</FormSubmit>;
  return (
    <CallForm label={text('withdrawal.title')} state={form} onCheckStatus={onCheckStatus} className={styles.cashier}>
      <div className={styles.steps}>
        <StepCard number={1} title={text('withdrawal.stepCard')}>
          {cards.length === 0 ? (
            noCard
          ) : (
            <FormPicks
              name="bankCardId"
              label={text('withdrawal.stepCard')}
              columns={2}
              picks={cards.map((one) => ({
                value: one.bankCardId,
                title: one.bankName,
                note: text('card.tail', { digits: one.cardNumber.slice(-4) }),
              }))}
            />
          )}
        </StepCard>
        <StepCard number={2} title={text('withdrawal.stepAmount')}>
          <FormAmount
            name="amount"
            label={text('withdrawal.amount')}
            hint={text('withdrawal.range', { min: moneyText(limits.minSatang), max: moneyText(limits.maxSatang) })}
            whole={{ label: text('withdrawal.all'), amount: Math.max(0, most - (most % 100)) }}
          />
          <FormPassword
            name="withdrawPassword"
            label={text('withdrawal.password')}
            hint={text('withdrawal.passwordHint')}
            autoComplete="off"
          />
        </StepCard>
      </div>
      <WithdrawalSummary amount={amount} limits={limits} card={card} hindrance={hindrance} />
      {cards.length > 0 && hindrance === undefined && (
        <PayBar
          label={text('withdrawal.youReceive')}
          figure={<Money amount={amount - feeOf(amount, limits)} size={20} />}
          action={submit}
        />
      )}
    </CallForm>
  );
}
