import { siteCurrency } from '@foyer/contract/currency.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import type { ReactNode } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormAmount } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import type { CallForm as CallFormState } from '#form/useCallForm.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { PayBar } from '#ui/layout/PayBar.tsx';
import { StepCard } from '#ui/layout/StepCard.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { creditedSatang, presetsWithin } from './channel.ts';
import type { PaidInto } from './channel.ts';
import styles from '../Cashier.module.css';

export interface OrderFormPlace {
  readonly methodName: string;
  readonly contact: ReactNode;
  readonly onDone: (orderNo: string) => void;
  readonly onCheckStatus: () => void;
}

interface OrderFormProps extends Pick<OrderFormPlace, 'methodName' | 'contact' | 'onCheckStatus'> {
  readonly state: CallFormState;
  /** Undefined if nothing can be paid into now; `unavailable` says why. ERR-005 */
  readonly into: PaidInto | undefined;
  readonly unavailable: string;
  readonly channelTitle: string;
  readonly channels: ReactNode;
  /** Fields below the channels. */
  readonly children?: ReactNode;
  readonly submit: string;
  readonly hint?: ReactNode;
}

/** Common form of the newer methods: amount and channel, with limits, rate and credited amount. VALID-032 */
export function OrderForm(props: OrderFormProps) {
  const { state, into, unavailable, channelTitle, channels, children, submit, hint, methodName, onCheckStatus } = props;
  const text = useText('wallet/deposit');
  const amount = minorUnits(String(state.form.watch('amount') ?? '')) ?? 0;
  const currency = into?.currency ?? siteCurrency().code;
  const blocked = into ? undefined : unavailable;
  return (
    <CallForm label={methodName} state={state} onCheckStatus={onCheckStatus} className={styles.form}>
      <div className={styles.steps}>
        <StepCard number={1} title={text('stepAmount')}>
          {!into && <Note tone="warn">{unavailable}</Note>}
          <FormAmount
            name="amount"
            label={text('form.amount')}
            currency={currency}
            disabled={!into}
            hint={
              into &&
              text('limits', { min: amountText(into.minSatang, currency), max: amountText(into.maxSatang, currency) })
            }
            quickAmounts={into ? presetsWithin(into) : []}
          />
        </StepCard>
        {into && (
          <StepCard number={2} title={channelTitle}>
            {channels}
            {children}
          </StepCard>
        )}
      </div>
      <OrderSummary {...props} amount={amount} submit={submit} hint={hint} blocked={blocked} />
      <PayBar
        label={text('amount')}
        figure={<Money amount={amount} currency={currency} size={20} />}
        action={
          <FormSubmit size="large" blocked={blocked}>
            {submit}
          </FormSubmit>
        }
      />
    </CallForm>
  );
}

interface SummaryProps extends Pick<OrderFormProps, 'into' | 'methodName' | 'contact' | 'submit' | 'hint'> {
  readonly amount: number;
  readonly blocked: string | undefined;
}

/** Amount to pay, rate and credited amount, in view while the form is filled in. */
function OrderSummary({ into, methodName, contact, submit, hint, amount, blocked }: SummaryProps) {
  const text = useText('wallet/deposit');
  const currency = into?.currency ?? siteCurrency().code;
  const rate =
    into && currency !== siteCurrency().code ? text('rateValue', { currency, rate: String(into.rate) }) : undefined;
  return (
    <aside className={styles.summary}>
      <Card mark="lintel">
        <p className="muted">{text('amount')}</p>
        <Money amount={amount} currency={currency} size={32} />
        <DefinitionRows
          rows={[
            { term: text('form.method'), value: methodName },
            ...(into ? [{ term: text('channel'), value: into.name }] : []),
            { term: text('form.fee'), value: <Money amount={0} currency={currency} /> },
            ...(rate === undefined ? [] : [{ term: text('rate'), value: rate }]),
            ...(into?.usualMinutes
              ? [{ term: text('form.arrival'), value: text('usual', { minutes: into.usualMinutes }) }]
              : []),
            {
              term: text('credited'),
              value: <Money amount={into ? creditedSatang(into, amount) : 0} />,
              tone: 'total' as const,
            },
          ]}
        />
        <FormSubmit size="large" isBlock className={styles.wideOnly} blocked={blocked}>
          {submit}
        </FormSubmit>
        {hint && <p className={styles.rules}>{hint}</p>}
        {isOffered('playMoney') && <p className={styles.rules}>{text('sandbox')}</p>}
        {contact}
      </Card>
    </aside>
  );
}
