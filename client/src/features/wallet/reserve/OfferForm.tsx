import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { reserveMethod } from '@foyer/contract/wallet/reserve.ts';
import type { ReserveTerms } from '@foyer/contract/wallet/reserve.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import type { ReactNode } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormPicks } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { plainAmount, typedText } from '@foyer/text/amountForms.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { StepCard } from '#ui/layout/StepCard.tsx';
import { reserveReads } from './reads.ts';
import styles from './Reserve.module.css';

interface OfferFormProps {
  readonly terms: ReserveTerms;
  readonly cards: readonly BankCard[];
  readonly withdrawableSatang: number;
  readonly noCard: ReactNode;
  readonly hindrance: string | undefined;
  readonly onCheckStatus: () => void;
}

/** Offers a withdrawal that another player pays: an offered amount, a card and the password. CALL-107, CALL-141 */
export function OfferForm(props: OfferFormProps) {
  const { terms, cards, withdrawableSatang, noCard, hindrance, onCheckStatus } = props;
  const text = useText('wallet/reserve');
  const wallet = useText('wallet');
  const form = useOfferForm(cards);
  const blocked = hindrance ?? (cards.length === 0 ? text('offer.noCard') : undefined);
  return (
    <CallForm label={text('offer.form')} state={form} onCheckStatus={onCheckStatus} className={styles.stack}>
      <StepCard
        number={1}
        title={text('offer.stepAmount')}
        aside={<span className="muted">{text('offer.withdrawable', { amount: amountText(withdrawableSatang) })}</span>}
      >
        <FormPicks
          name="amount"
          label={text('offer.amount')}
          columns={3}
          picks={terms.amounts.map((satang) => ({
            value: typedText(satang),
            title: plainAmount(satang),
            blocked: satang > withdrawableSatang ? text('offer.above') : undefined,
          }))}
        />
      </StepCard>
      <StepCard number={2} title={text('offer.stepCard')}>
        {cards.length === 0 ? (
          noCard
        ) : (
          <FormPicks
            name="bankCardId"
            label={text('offer.stepCard')}
            columns={2}
            picks={cards.map((one) => ({
              value: one.bankCardId,
              title: one.bankName,
              note: text('offer.tail', { digits: one.cardNumber.slice(-4) }),
            }))}
          />
        )}
      </StepCard>
      <StepCard number={3} title={wallet('withdrawPassword')}>
        <FormPassword name="withdrawPassword" label={wallet('withdrawPassword')} autoComplete="off" />
        <Note>
          <p>{text('offer.next', { offer: terms.offerMinutes })}</p>
          <p>{text('offer.final')}</p>
        </Note>
        <FormSubmit size="large" blocked={blocked}>
          {text('offer.submit')}
        </FormSubmit>
      </StepCard>
    </CallForm>
  );
}

function useOfferForm(cards: readonly BankCard[]) {
  return useCallForm(applyWithdraw, {
    also: { method: reserveMethod },
    initial: { bankCardId: cards[0]?.bankCardId ?? '', amount: '', withdrawPassword: '' },
    refusedAt: {
      ABOVE_WITHDRAWABLE: 'amount',
      AMOUNT_NOT_OFFERED: 'amount',
      WRONG_WITHDRAW_PASSWORD: 'withdrawPassword',
      WITHDRAW_PASSWORD_LOCKED: 'withdrawPassword',
      UNKNOWN_CARD: 'bankCardId',
    },
    invalidates: reserveReads,
    onDone: () => undefined,
  });
}
