import { withdrawalWithin } from '@foyer/contract/rules/money.ts';
import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { defaultChain } from '@foyer/contract/wallet/chain.ts';
import { usdtRate } from '@foyer/contract/wallet/usdt.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import type { WithdrawalLimits } from '@foyer/contract/wallet/withdrawal.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormAmount } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { PayBar } from '#ui/layout/PayBar.tsx';
import { StepCard } from '#ui/layout/StepCard.tsx';
import { balanceReads } from '../balance/transfers.ts';
import styles from '../Cashier.module.css';
import { roundAmounts } from '../roundAmounts.ts';
import { addressFaults } from './addressFaults.ts';
import { arrivalOf, arrivalText } from './arrival.ts';
import { Destination } from './Destination.tsx';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

interface WithdrawalFormProps {
  readonly method: WithdrawalMethod;
  readonly cards: readonly BankCard[];
  /** Shown in place of the cards while there are none. */
  readonly noCard: ReactNode;
  readonly limits: WithdrawalLimits;
  readonly withdrawableSatang: number;
  /** What must be done first; it blocks the submission. */
  readonly hindrance: string | undefined;
  readonly onDone: (orderNo: string) => void;
  readonly onCheckStatus: () => void;
}

const destinations = { bank: 'stepCard', usdt: 'chain.step', wallet: 'wallet.step' } as const;

/** Amount, destination, withdrawal password. VALID-035 to VALID-039, AMB-097, ENUM-024 */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { method, cards, noCard, limits, withdrawableSatang, hindrance } = props;
  const text = useText('wallet/withdrawal');
  const wallet = useText('wallet');
  const { form, chain, pickChain, rate, unreadRate } = useWithdrawal(props);
  const values = form.form.watch();
  const card = cards.find((one) => one.bankCardId === values.bankCardId) ?? cards[0];
  const amount = minorUnits(String(values.amount ?? '')) ?? 0;
  const arrival = arrivalOf(amount, limits.feeRate, rate);
  const where = destinations[method];
  const noPlace = method === 'bank' && card === undefined ? text('noCard') : undefined;
  const blocked = hindrance ?? noPlace ?? (unreadRate && text('usdt.rateFailed'));
  return (
    <CallForm label={text('title')} state={form} onCheckStatus={props.onCheckStatus} className={styles.form}>
      <div className={styles.steps}>
        <AmountStep limits={limits} withdrawableSatang={withdrawableSatang} />
        <StepCard number={2} title={text(where)}>
          <Destination method={method} cards={cards} noCard={noCard} chain={chain} onChain={pickChain} />
          {unreadRate && <UnreadRate onRetry={unreadRate.retry} />}
        </StepCard>
        <StepCard number={3} title={wallet('withdrawPassword')}>
          <FormPassword
            name="withdrawPassword"
            label={wallet('withdrawPassword')}
            hint={text('passwordHint')}
            autoComplete="off"
          />
        </StepCard>
      </div>
      <WithdrawalSummary
        method={method}
        amount={amount}
        arrival={arrival}
        minutes={limits.usualMinutes}
        card={card}
        address={String(values.address ?? '')}
        chain={chain}
        rate={rate}
        blocked={blocked}
      />
      {blocked === undefined && (
        <PayBar
          label={text('youReceive')}
          figure={<b className="num">{arrivalText(arrival.minor, arrival.currency)}</b>}
          action={<FormSubmit size="large">{text('submit')}</FormSubmit>}
        />
      )}
    </CallForm>
  );
}

function UnreadRate({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText('wallet/withdrawal');
  const ui = useText('ui');
  return (
    <Note tone="warn" role="alert">
      <p>{text('usdt.rateFailed')}</p>
      <Button size="small" onClick={onRetry}>
        {ui('readAgain')}
      </Button>
    </Note>
  );
}

function AmountStep({ limits, withdrawableSatang }: Pick<WithdrawalFormProps, 'limits' | 'withdrawableSatang'>) {
  const text = useText('wallet/withdrawal');
  const most = Math.min(limits.maxSatang, withdrawableSatang);
  // Whole baht; 0 if the amount is below the house's minimum.
  const all = most - (most % 100);
  return (
    <StepCard number={1} title={text('stepAmount')}>
      <FormAmount
        name="amount"
        label={text('amount')}
        hint={text('range', { min: amountText(limits.minSatang), max: amountText(limits.maxSatang) })}
        // The largest ones, because players withdraw most of their balance more often than the minimum.
        quickAmounts={roundAmounts({ minSatang: limits.minSatang, maxSatang: most }).slice(-4)}
        whole={all >= limits.minSatang ? { label: text('all'), amount: all } : undefined}
      />
    </StepCard>
  );
}

/** The form. It sends the displayed rate. If the rate has changed, the house refuses and the new one is read. */
function useWithdrawal({ method, cards, limits, withdrawableSatang, onDone }: WithdrawalFormProps) {
  const [chain, setChain] = useState<string>(defaultChain);
  const rates = useQuery({
    ...q(usdtRate, { chain }),
    enabled: method === 'usdt',
    staleTime: 0,
    refetchInterval: 30_000,
    meta: { isShownByCaller: true },
  });
  const rate = method === 'usdt' ? rates.data?.rate : undefined;
  const form = useCallForm(applyWithdraw, {
    initial: { bankCardId: cards[0]?.bankCardId ?? '', chain, address: '', amount: '', withdrawPassword: '' },
    also: { method, ...(rate !== undefined && { rate: String(rate) }) },
    check: async (values) => [
      ...(await addressFaults({ method, chain: String(values.chain) }, values.address)),
      ...ruleFaults(
        'amount',
        withdrawalWithin({ min: limits.minSatang, max: limits.maxSatang, withdrawable: withdrawableSatang }),
        values.amount,
      ),
    ],
    refusedAt: {
      BELOW_MINIMUM: 'amount',
      ABOVE_MAXIMUM: 'amount',
      ABOVE_WITHDRAWABLE: 'amount',
      WRONG_WITHDRAW_PASSWORD: 'withdrawPassword',
      WITHDRAW_PASSWORD_LOCKED: 'withdrawPassword',
      UNKNOWN_CARD: 'bankCardId',
    },
    invalidates: [...balanceReads, withdrawList, queryUserLockAmount],
    draft: { key: 'withdrawal', fields: ['amount'] },
    onDone: ({ orderNo }) => onDone(orderNo),
    onFailed: (name) => void (name === 'RATE_CHANGED' && rates.refetch()),
  });
  const pickChain = (next: string) => {
    setChain(next);
    form.form.setValue('chain', next);
    // Each chain has its own address format.
    if (form.form.getValues('address')) void form.form.trigger('address');
  };
  const isUnread = method === 'usdt' && rates.isError && rate === undefined;
  const unreadRate = isUnread ? { retry: () => void rates.refetch() } : undefined;
  return { form, chain, pickChain, rate, unreadRate };
}
