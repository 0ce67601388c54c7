import type { BankCard } from '@foyer/contract/wallet/bankCard.ts';
import { chainLabel } from '@foyer/contract/wallet/chain.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import styles from '../Cashier.module.css';
import { rateText } from './arrival.ts';
import type { Arrival } from './arrival.ts';
import { WithdrawalFigure } from './WithdrawalFigure.tsx';

interface WithdrawalSummaryProps {
  readonly method: WithdrawalMethod;
  readonly amount: number;
  readonly arrival: Arrival;
  readonly minutes: string;
  readonly card: BankCard | undefined;
  readonly address: string;
  readonly chain: string;
  readonly rate: number | undefined;
  /** Why it can't be sent yet. */
  readonly blocked: string | undefined;
}

/** Withdrawn and arriving amount, destination and duration, in view while the form is filled in. */
export function WithdrawalSummary(props: WithdrawalSummaryProps) {
  const { method, amount, arrival, minutes, card, address, chain, rate, blocked } = props;
  const text = useText('wallet/withdrawal');
  const label = useText('labels');
  const to = method === 'bank' ? card && `${card.bankName} ${card.cardNumber.slice(-4)}` : shortOf(address);
  return (
    <aside className={styles.summary}>
      <Card mark="lintel">
        <p className="muted">{text('youReceive')}</p>
        <WithdrawalFigure minor={arrival.minor} currency={arrival.currency} />
        <DefinitionRows
          rows={[
            { term: text('requested'), value: <Money amount={amount} /> },
            { term: text('fee'), value: <Money amount={arrival.feeSatang} /> },
            ...(method === 'usdt'
              ? [
                  {
                    term: text('usdt.rate'),
                    value: rate === undefined ? '…' : text('usdt.rateValue', { rate: rateText(rate) }),
                  },
                  { term: text('chain.label'), value: label(chainLabel(chain)) },
                ]
              : []),
            { term: text('summary.to'), value: to || text('summary.toNone') },
            { term: text('arrival'), value: text('arrivalValue', { minutes }) },
          ]}
        />
        <FormSubmit
          size="large"
          isBlock
          blocked={blocked}
          className={blocked === undefined ? styles.wideOnly : undefined}
        >
          {text('submit')}
        </FormSubmit>
        <p className={styles.rules}>{text('noUndo')}</p>
      </Card>
    </aside>
  );
}

/** An address shortened to both ends, as in the records. */
const shortOf = (address: string): string =>
  address.length <= 12 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
