import { approveOrder, depositQueue, orderProof, rejectOrder } from '@foyer/contract/desk/payments.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import { useList } from '../../api/hooks.ts';
import { labelOf } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { orderAmount, orderCurrency } from '../../ui/amounts.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { AmountField, minorOf, ReasonField } from '../../ui/fields.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { OpenLink, PlayerLink } from '../../ui/links.tsx';
import { Money } from '../../ui/Money.tsx';
import { Proof } from '../../ui/Proof.tsx';
import { QueueScreen } from '../../ui/QueueScreen.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Age, Time } from '../../ui/Time.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { Evidence } from './Evidence.tsx';
import { ReviewState } from './ReviewState.tsx';

type Deposit = ReplyOf<typeof depositQueue>['list'][number];

const methodOf = (row: Deposit): string => inDesk(row.channelNames) || labelOf(`depositMethod.${row.method}`);

const columns = (): Column<Deposit>[] => [
  { key: 'order', title: words('column.order'), cell: (row) => <OpenLink id={row.orderNo}>{row.orderNo}</OpenLink> },
  { key: 'account', title: words('column.player'), cell: (row) => row.account },
  { key: 'method', title: words('column.method'), cell: methodOf, isExtra: true },
  { key: 'age', title: words('column.waits'), cell: (row) => <Age ms={row.createdMs} />, isNumber: true },
  {
    key: 'amount',
    title: words('column.amount'),
    cell: (row) => <Money minor={row.amountMinor} currency={row.currency} />,
    isNumber: true,
  },
  { key: 'state', title: words('column.state'), cell: (row) => <ReviewState of={row} /> },
];

const namedOf = ({ account, orderNo }: Deposit) => ({ account, orderNo });

export function ApproveDeposit({ row }: { readonly row: Deposit }) {
  const { digits } = orderCurrency(row.currency);
  const amount = orderAmount(row.amountMinor, row.currency);
  return (
    <ActButton<typeof approveOrder, { amount: string }>
      call={approveOrder}
      label={words('act.approve')}
      shortcut="a"
      isPrimary
      title={words('deposits.approve')}
      verb={words('act.approve')}
      note={row.needsTwo && row.approvedBy === '' ? words('review.twoNeeded') : undefined}
      effects={[
        [words('column.order'), row.orderNo],
        [words('column.player'), row.account],
        [words('deposits.ordered'), amount],
        [words('deposits.credit'), <Money key="credit" minor={row.creditSatang} />],
      ]}
      initial={{ amount: decimalOf(row.amountMinor, orderCurrency(row.currency)) }}
      given={(values) => ({ ...namedOf(row), amountMinor: minorOf(values.amount, digits) ?? 0 })}
      done={({ state }, values) =>
        state === 'approvedOnce'
          ? words('review.approvedOnce')
          : words('deposits.approved', { amount: orderAmount(minorOf(values.amount, digits) ?? 0, row.currency) })
      }
    >
      <AmountField
        name="amount"
        label={words('deposits.arrived')}
        help={words('deposits.arrivedHelp')}
        currency={orderCurrency(row.currency).code}
        digits={digits}
      />
    </ActButton>
  );
}

function DepositDetail({ row }: { readonly row: Deposit }) {
  return (
    <>
      <div className="acts">
        <ApproveDeposit row={row} />
        <ActButton<typeof rejectOrder, { reason: string }>
          call={rejectOrder}
          label={words('act.reject')}
          shortcut="r"
          title={words('deposits.reject')}
          verb={words('act.reject')}
          isDanger
          effects={[
            [words('column.order'), row.orderNo],
            [words('column.amount'), orderAmount(row.amountMinor, row.currency)],
            [words('effect.label'), words('deposits.rejectEffect')],
          ]}
          given={({ reason }) => ({ ...namedOf(row), reason })}
          done={words('deposits.rejected')}
        >
          <ReasonField help={words('deposits.reasonHelp')} />
        </ActButton>
        <ClaimButton account={row.account} orderNo={row.orderNo} claimedBy={row.claimedBy} />
      </div>
      {row.hasProof ? (
        <Section title={words('evidence.proof')}>
          <Proof call={orderProof} given={namedOf(row)} />
        </Section>
      ) : null}
      <Section title={words('deposits.order')}>
        <Rows
          rows={[
            [words('column.player'), <PlayerLink key="player" account={row.account} />],
            [words('column.method'), methodOf(row)],
            [words('column.amount'), <Money key="amount" minor={row.amountMinor} currency={row.currency} />],
            [words('deposits.credit'), <Money key="credit" minor={row.creditSatang} />],
            [words('deposits.depositor'), <Same key="names" one={row.depositorName} other={row.realName} />],
            [words('column.created'), <Time key="created" ms={row.createdMs} />],
            [words('deposits.expires'), <Time key="expires" ms={row.expiresMs} />],
          ]}
        />
      </Section>
      <Evidence account={row.account} orderNo={row.orderNo} isWithdrawal={false} />
    </>
  );
}

/** The name that the transfer came from, and the player's own name if it is another. */
function Same({ one, other }: { readonly one: string; readonly other: string }) {
  if (one === '' || one === other) return other === '' ? '—' : other;
  return (
    <>
      {one} <span className="bad">{words('deposits.notPlayer', { name: other === '' ? '—' : other })}</span>
    </>
  );
}

export function Deposits() {
  const list = useList(depositQueue, {});
  return (
    <QueueScreen
      queue="deposits"
      title={words('nav.deposits')}
      list={list}
      columns={columns()}
      keyOf={(row) => row.orderNo}
      empty={words('deposits.empty')}
      detailTitle={(row) => row.orderNo}
      detail={(row) => <DepositDetail row={row} />}
    />
  );
}
