import { Segmented } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  approveOrder,
  findPayout,
  rejectOrder,
  withdrawalQueue,
  withdrawalReasons,
} from '@foyer/contract/desk/payments.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { amountText } from '@foyer/text/amount.ts';
import { useList } from '../../api/hooks.ts';
import { labelOf } from '../../text/labels.ts';
import { wordOf, words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { orderAmount } from '../../ui/amounts.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ChoiceField, choicesOf, TextField } from '../../ui/fields.tsx';
import { OpenLink, PlayerLink } from '../../ui/links.tsx';
import { Money } from '../../ui/Money.tsx';
import { QueueScreen } from '../../ui/QueueScreen.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Status } from '../../ui/Status.tsx';
import type { Tone } from '../../ui/Status.tsx';
import { Age, Time } from '../../ui/Time.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { Evidence } from './Evidence.tsx';
import { ReviewState } from './ReviewState.tsx';

type Withdrawal = ReplyOf<typeof withdrawalQueue>['list'][number];
const states = ['all', 'toApprove', 'unknown'] as const;

const tones: Readonly<Record<string, Tone>> = {
  waiting: 'info',
  unknown: 'bad',
  submitted: 'info',
  sent: 'info',
  confirmed: 'good',
  failed: 'bad',
  returned: 'plain',
};

const StateOf = ({ row }: { readonly row: Withdrawal }) =>
  row.state === 'toApprove' ? (
    <ReviewState of={row} />
  ) : (
    <Status tone={tones[row.state] ?? 'plain'}>{wordOf('payoutState', row.state)}</Status>
  );

const destinationOf = (row: Withdrawal): string =>
  row.lastFour === ''
    ? [row.chain, row.shownAddress].filter((part) => part !== '').join(' ')
    : `${row.bankCode} ···· ${row.lastFour}`;

const columns = (): Column<Withdrawal>[] => [
  { key: 'order', title: words('column.order'), cell: (row) => <OpenLink id={row.orderNo}>{row.orderNo}</OpenLink> },
  { key: 'account', title: words('column.player'), cell: (row) => row.account },
  {
    key: 'method',
    title: words('column.method'),
    cell: (row) => labelOf(`withdrawalMethod.${row.method}`),
    isExtra: true,
  },
  { key: 'to', title: words('withdrawals.to'), cell: destinationOf, isExtra: true },
  { key: 'age', title: words('column.waits'), cell: (row) => <Age ms={row.createdMs} />, isNumber: true },
  { key: 'amount', title: words('column.amount'), cell: (row) => <Money minor={row.amountSatang} />, isNumber: true },
  { key: 'state', title: words('column.state'), cell: (row) => <StateOf row={row} /> },
];

const namedOf = ({ account, orderNo }: Withdrawal) => ({ account, orderNo });

export function ApproveAndReject({ row }: { readonly row: Withdrawal }) {
  const effects = [
    [words('column.order'), row.orderNo],
    [words('column.player'), `${row.account} (${row.realName || '—'})`],
    [words('column.amount'), amountText(row.amountSatang)],
    [words('withdrawals.to'), destinationOf(row)],
    [words('withdrawals.arrives'), orderAmount(row.arrivesMinor, row.arrivesIn)],
  ] as const;
  const isFirstOfTwo = row.needsTwo && row.approvedBy === '';
  return (
    <>
      <ActButton<typeof approveOrder, object>
        call={approveOrder}
        label={words('act.approve')}
        shortcut="a"
        isPrimary
        title={words('withdrawals.approve')}
        verb={words('withdrawals.approveVerb', { amount: amountText(row.amountSatang) })}
        note={isFirstOfTwo ? words('review.twoNeeded') : words('withdrawals.final')}
        effects={effects}
        given={() => namedOf(row)}
        done={({ state }) => words(state === 'approvedOnce' ? 'review.approvedOnce' : 'withdrawals.approved')}
      />
      <ActButton<typeof rejectOrder, { reason: string }>
        call={rejectOrder}
        label={words('act.reject')}
        shortcut="r"
        title={words('withdrawals.reject')}
        verb={words('act.reject')}
        isDanger
        note={words('withdrawals.rejectNote')}
        effects={effects.slice(0, 3)}
        given={({ reason }) => ({ ...namedOf(row), reason })}
        done={words('withdrawals.rejected')}
      >
        <ChoiceField
          name="reason"
          label={words('withdrawals.reason')}
          choices={choicesOf('withdrawalReason', withdrawalReasons)}
        />
      </ActButton>
    </>
  );
}

/** For a payout whose provider cannot tell how it ended. */
export function FindPayout({ row }: { readonly row: Withdrawal }) {
  return (
    <ActButton<typeof findPayout, { found: 'confirmed' | 'failed'; how: string }>
      call={findPayout}
      label={words('withdrawals.find')}
      isPrimary
      title={words('withdrawals.find')}
      verb={words('act.record')}
      note={words('withdrawals.findNote')}
      effects={[
        [words('column.order'), row.orderNo],
        [words('column.amount'), amountText(row.amountSatang)],
        [words('withdrawals.tries'), String(row.tries)],
        row.foundBy !== '' && [words('withdrawals.foundBefore'), `${wordOf('found', row.found)} (${row.foundBy})`],
      ]}
      given={({ found, how }) => ({ ...namedOf(row), found, how })}
      done={({ state }) => words(state === 'foundOnce' ? 'withdrawals.foundOnce' : 'withdrawals.foundDone')}
    >
      <ChoiceField
        name="found"
        label={words('withdrawals.foundField')}
        choices={choicesOf('found', ['confirmed', 'failed'])}
      />
      <TextField name="how" label={words('withdrawals.how')} help={words('withdrawals.howHelp')} rows={2} />
    </ActButton>
  );
}

function WithdrawalDetail({ row }: { readonly row: Withdrawal }) {
  return (
    <>
      <div className="acts">
        {row.state === 'toApprove' ? (
          <>
            <ApproveAndReject row={row} />
            <ClaimButton account={row.account} orderNo={row.orderNo} claimedBy={row.claimedBy} />
          </>
        ) : null}
        {row.state === 'unknown' ? <FindPayout row={row} /> : null}
      </div>
      <Section title={words('deposits.order')}>
        <Rows
          rows={[
            [words('column.state'), <StateOf key="state" row={row} />],
            [words('column.player'), <PlayerLink key="player" account={row.account} />],
            [words('column.method'), labelOf(`withdrawalMethod.${row.method}`)],
            [words('withdrawals.to'), destinationOf(row)],
            [words('column.amount'), <Money key="amount" minor={row.amountSatang} />],
            [words('withdrawals.fee'), <Money key="fee" minor={row.feeSatang} />],
            [words('withdrawals.arrives'), <Money key="arrives" minor={row.arrivesMinor} currency={row.arrivesIn} />],
            [words('column.created'), <Time key="created" ms={row.createdMs} />],
            row.lastError !== '' && [words('withdrawals.lastError'), row.lastError],
          ]}
        />
      </Section>
      <Evidence account={row.account} orderNo={row.orderNo} isWithdrawal />
    </>
  );
}

export function Withdrawals() {
  const search = useSearch({ from: '/queues/withdrawals' });
  const navigate = useNavigate();
  const state = states.find((one) => one === search.state) ?? 'all';
  const list = useList(withdrawalQueue, { state });
  return (
    <QueueScreen
      queue="withdrawals"
      title={words('nav.withdrawals')}
      list={list}
      columns={columns()}
      keyOf={(row) => row.orderNo}
      empty={words('withdrawals.empty')}
      tools={
        <Segmented
          size="small"
          aria-label={words('column.state')}
          value={state}
          onChange={(next) => void navigate({ to: '/queues/withdrawals', search: { state: next } })}
          options={states.map((one) => ({ value: one, label: words(`withdrawalFilter.${one}`) }))}
        />
      }
      detailTitle={(row) => row.orderNo}
      detail={(row) => <WithdrawalDetail row={row} />}
    />
  );
}
