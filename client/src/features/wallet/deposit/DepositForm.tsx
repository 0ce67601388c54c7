import type { ResponseOf } from '@foyer/contract/call.ts';
import { depositWithin } from '@foyer/contract/rules/money.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import { inPayOrder, selectUserPayOrderList } from '@foyer/contract/wallet/deposit.ts';
import type { ReceivingBank, payType } from '@foyer/contract/wallet/deposit.ts';
import type { ReactNode } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormAmount, FormPicks } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { PayBar } from '#ui/layout/PayBar.tsx';
import { StepCard } from '#ui/layout/StepCard.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { plainAmount } from '@foyer/text/amountForms.ts';
import { creditedSatang, presetsWithin } from './channel.ts';
import { ProofField } from './ProofField.tsx';
import { ReceivingBankCard } from './ReceivingBankCard.tsx';
import styles from '../Cashier.module.css';

export type DepositMethod = ResponseOf<typeof payType>['list'][number];

interface DepositFormProps {
  readonly method: DepositMethod;
  readonly banks: readonly ReceivingBank[];
  readonly contact: ReactNode;
  readonly onDone: (orderNo: string) => void;
  readonly onCheckStatus: () => void;
}

/** Bank transfer with proof: amount, account to transfer to, then name and proof. VALID-032, VALID-054 */
export function DepositForm({ method, banks, contact, onDone, onCheckStatus }: DepositFormProps) {
  const text = useText('wallet/deposit');
  const form = useBankTransfer(banks, onDone);
  const values = form.form.watch();
  const bank = banks.find((one) => one.inBankId === values.inBankId) ?? banks[0];
  if (!bank) return <Note tone="warn">{text('form.noBank')}</Note>;
  const amount = minorUnits(String(values.amount ?? '')) ?? 0;
  return (
    <CallForm label={text('form.title')} state={form} onCheckStatus={onCheckStatus} className={styles.form}>
      <div className={styles.steps}>
        <StepCard number={1} title={text('stepAmount')}>
          <FormAmount
            name="amount"
            label={text('form.amount')}
            currency={bank.currency}
            hint={text('form.limits', {
              min: amountText(bank.minSatang, bank.currency),
              max: amountText(bank.maxSatang, bank.currency),
            })}
            quickAmounts={presetsWithin(bank)}
          />
        </StepCard>
        <StepCard number={2} title={text('form.stepBank')}>
          <FormPicks
            name="inBankId"
            label={text('form.chooseBank')}
            columns={3}
            picks={banks.map((one) => ({
              value: one.inBankId,
              title: one.bankName,
              note: `${one.currency} · ${plainAmount(one.minSatang, one.currency)}+`,
            }))}
          />
          <ReceivingBankCard bank={bank} />
        </StepCard>
        <StepCard number={3} title={text('form.stepProof')}>
          <FormText
            name="depositorName"
            label={text('form.depositor')}
            hint={text('form.depositorHint')}
            autoComplete="name"
          />
          <ProofField />
        </StepCard>
      </div>
      <DepositSummary method={method} bank={bank} amount={amount} contact={contact} />
      <PayBar
        label={text('form.youTransfer')}
        figure={<Money amount={amount} currency={bank.currency} size={20} />}
        action={<FormSubmit size="large">{text('form.submit')}</FormSubmit>}
      />
    </CallForm>
  );
}

function useBankTransfer(banks: readonly ReceivingBank[], onDone: (orderNo: string) => void) {
  return useCallForm(inPayOrder, {
    initial: { inBankId: banks[0]?.inBankId ?? '', amount: '', depositorName: '', proof: '' },
    check: (values) => {
      const bank = banks.find((one) => one.inBankId === values.inBankId);
      return bank
        ? ruleFaults('amount', depositWithin({ min: bank.minSatang, max: bank.maxSatang }), values.amount)
        : [];
    },
    refusedAt: { BELOW_MINIMUM: 'amount', ABOVE_MAXIMUM: 'amount', UNKNOWN_PROOF: 'proof', PROOF_USED: 'proof' },
    invalidates: [selectUserPayOrderList],
    draft: { key: 'deposit', fields: ['amount', 'depositorName'] },
    onDone: ({ orderNo }) => onDone(orderNo),
  });
}

interface SummaryProps extends Pick<DepositFormProps, 'method' | 'contact'> {
  readonly bank: ReceivingBank;
  readonly amount: number;
}

/** Amount to pay, credited amount, fee and duration, in view while the form is filled in. */
function DepositSummary({ method, bank, amount, contact }: SummaryProps) {
  const text = useText('wallet/deposit');
  return (
    <aside className={styles.summary}>
      <Card mark="lintel">
        <p className="muted">{text('form.youTransfer')}</p>
        <Money amount={amount} currency={bank.currency} size={32} />
        <DefinitionRows
          rows={[
            { term: text('form.method'), value: text('form.methodBank') },
            { term: text('form.into'), value: `${bank.bankName} ${bank.accountNumber.slice(-4)}` },
            { term: text('form.fee'), value: <Money amount={0} currency={bank.currency} /> },
            { term: text('form.arrival'), value: text('form.arrivalValue', { minutes: method.usualMinutes }) },
            {
              term: text('form.credited'),
              value: <Money amount={creditedSatang(bank, amount)} />,
              tone: 'total',
            },
          ]}
        />
        <FormSubmit size="large" isBlock className={styles.wideOnly}>
          {text('form.submit')}
        </FormSubmit>
        <p className={styles.rules}>{text('form.rule30')}</p>
        <p className={styles.rules}>{text('form.rule24')}</p>
        {isOffered('playMoney') && <p className={styles.rules}>{text('form.sandbox')}</p>}
        {contact}
      </Card>
    </aside>
  );
}
