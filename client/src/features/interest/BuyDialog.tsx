import { turnoverOf } from '@foyer/contract/interest/growth.ts';
import { buyBalanceProfit } from '@foyer/contract/interest/plans.ts';
import type { InterestPlan } from '@foyer/contract/interest/plans.ts';
import { planPurchase } from '@foyer/contract/rules/betting.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormAmount } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Money } from '#ui/values/Money.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import styles from './Interest.module.css';
import { Projection } from './Projection.tsx';
import { milestonesOf, wholeInterest } from './projection.ts';
import { interestReads } from './stale.ts';
import { usePlanWords } from './usePlanWords.ts';

interface BuyDialogProps {
  readonly plan: InterestPlan;
  readonly availableSatang: number;
  readonly onClose: () => void;
}

const quick = [10_000, 100_000, 500_000, 1_000_000];

/** Amount, resulting interest with dates, and the required turnover. VALID-030, VALID-031, VALID-061, AMB-191 */
export function BuyDialog({ plan, availableSatang, onClose }: BuyDialogProps) {
  const text = useText('interest');
  const words = usePlanWords();
  // The dates count from the opening of the dialog; the purchase gets its own.
  const [startMs] = useState(() => Date.now());
  const mostSatang = Math.min(plan.singleLimitSatang, availableSatang);
  const form = useCallForm(buyBalanceProfit, {
    initial: { amount: '' },
    also: { planId: plan.planId },
    check: (values) => ruleFaults('amount', planPurchase({ ...plan, availableSatang }), values.amount),
    refusedAt: { PLAN_BALANCE_INSUFFICIENT: 'amount', ABOVE_PLAN_LIMIT: 'amount' },
    invalidates: interestReads,
    onDone: ({ principalSatang }) => {
      const done = text('buy.done', { name: plan.name, amount: amountText(principalSatang) });
      showMessage({ kind: 'success', text: done });
      onClose();
    },
  });
  const amount = minorUnits(String(form.form.watch('amount') ?? '')) ?? 0;
  const isShort = amount > availableSatang && amount <= plan.singleLimitSatang;
  return (
    <Dialog title={text('buy.title', { name: plan.name })} onClose={onClose}>
      <CallForm
        label={text('buy.title', { name: plan.name })}
        state={form}
        onCheckStatus={onClose}
        className={styles.form}
      >
        <FormAmount
          name="amount"
          label={text('buy.amount')}
          hint={text('buy.hint', { available: amountText(availableSatang), limit: amountText(plan.singleLimitSatang) })}
          quickAmounts={quick.filter((satang) => satang <= mostSatang)}
          whole={mostSatang > 0 ? { label: text('buy.most'), amount: mostSatang } : undefined}
        />
        {(isShort || availableSatang === 0) && (
          <p className={styles.words}>
            {text('buy.short')}{' '}
            <Link to="/mine/capital/deposit" className="link">
              {text('toDeposit')}
            </Link>
          </p>
        )}
        {amount > 0 && amount <= plan.singleLimitSatang && (
          <>
            <Projection
              label={text('projection.title')}
              milestones={milestonesOf(plan, { principalSatang: amount, startMs })}
            />
            <AfterIt plan={plan} principalSatang={amount} />
          </>
        )}
        <p className={styles.words}>{text('buy.rules', { per: words.per(plan.billingMinutes) })}</p>
        <FormSubmit size="large" isBlock>
          {amount > 0 ? text('buy.submit', { amount: amountText(amount) }) : text('buy.open')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}

/** The payout at the end, the interest in it, and the turnover that it requires. */
function AfterIt({ plan, principalSatang }: { readonly plan: InterestPlan; readonly principalSatang: number }) {
  const text = useText('interest');
  const interest = wholeInterest(plan, principalSatang);
  const staked = turnoverOf(principalSatang, plan.principalMultiple) + turnoverOf(interest, plan.interestMultiple);
  return (
    <DefinitionRows
      rows={[
        { term: text('after.sum'), value: <Money amount={principalSatang + interest} />, tone: 'total' },
        { term: text('after.interest'), value: <Money amount={interest} tone="signed" /> },
        {
          term: text('after.stake'),
          value: staked === 0 ? text('after.free') : <Money amount={staked} />,
        },
      ]}
    />
  );
}
