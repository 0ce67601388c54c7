import { chainLabel } from '@foyer/contract/wallet/chain.ts';
import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import { withdrawalMethodLabel, withdrawalStatus } from '@foyer/contract/wallet/withdrawalStatus.ts';
import type { Moment } from '@foyer/contract/wire.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { Time } from '#ui/values/Time.tsx';
import { Timeline } from '#ui/values/Timeline.tsx';
import type { TimelineStep } from '#ui/values/Timeline.tsx';
import { arrivalText, rateText } from './arrival.ts';
import { paceOf } from './pace.ts';
import type { Pace } from './pace.ts';
import { useDestination } from './useDestination.ts';
import { useMinute } from './useMinute.ts';
import styles from './WithdrawalRecords.module.css';

interface WithdrawalTimelineProps {
  readonly record: WithdrawalRecord;
  readonly help: ReactNode;
}

/** Progress of an application: each step with its time and deadline, and the reason for a refusal. */
export function WithdrawalTimeline({ record, help }: WithdrawalTimelineProps) {
  const text = useText('wallet/withdrawal');
  const pace = paceOf(record, useMinute());
  const isRejected = withdrawalStatus(record.status) === 'rejected';
  return (
    <div className={styles.detail}>
      <Timeline label={text('records.title')} steps={useSteps(record, pace)} />
      <div className={styles.facts}>
        {isRejected && record.remark !== '' && <Note tone="bad">{record.remark}</Note>}
        {pace?.isLate && <Note tone="warn">{text('timeline.late')}</Note>}
        <DefinitionRows rows={useFacts(record)} />
        {isRejected && (
          <div className={styles.acts}>
            <Link to="/mine/capital/withdrawal" className={buttonClass({})}>
              {text('timeline.toAnother')}
            </Link>
            <Link to="/mine/billDetail" search={{ type: 203 }} className={buttonClass({ look: 'quiet' })}>
              {text('timeline.toBalance', { amount: amountText(record.amountSatang) })}
            </Link>
          </div>
        )}
        {(isRejected || pace?.isLate) && help}
      </div>
    </div>
  );
}

function useFacts(record: WithdrawalRecord) {
  const text = useText('wallet/withdrawal');
  const label = useText('labels');
  const to = useDestination(record);
  return [
    { term: text('records.orderNo'), value: <span className="num">{record.orderNo}</span> },
    { term: text('timeline.method'), value: label(withdrawalMethodLabel(record.method)) },
    { term: text('records.amount'), value: <Money amount={record.amountSatang} /> },
    { term: text('timeline.fee'), value: <Money amount={record.feeSatang} /> },
    ...(record.rate === undefined
      ? []
      : [{ term: text('timeline.rate'), value: text('usdt.rateValue', { rate: rateText(record.rate) }) }]),
    ...(record.arrivesMinor === undefined
      ? []
      : [{ term: text('timeline.arrives'), value: <b>{arrivalText(record.arrivesMinor, record.arrivesIn)}</b> }]),
    { term: text('records.to'), value: to },
  ];
}

const at = (moment: Moment | undefined) => (moment === undefined ? undefined : <Time value={moment} />);

function useSteps(record: WithdrawalRecord, pace: Pace | undefined): readonly TimelineStep[] {
  const text = useText('wallet/withdrawal');
  const label = useText('labels');
  const to = useDestination(record);
  const status = withdrawalStatus(record.status);
  const applied: TimelineStep = {
    id: 'applied',
    title: text('records.stepApplied'),
    state: 'done',
    time: at(record.createTime),
    note: text('records.stepAppliedBody'),
  };
  const took = pace && text('timeline.took', { minutes: pace.minutes });
  if (status === 'rejected') {
    const ended = at(record.finishTime ?? record.auditTime);
    return [applied, { id: 'rejected', title: text('records.stepRejected'), state: 'failed', time: ended, note: took }];
  }
  const isAudited = status !== 'applying';
  const isPaid = status === 'success';
  const waited = pace && text('timeline.waited', { minutes: pace.minutes });
  const paying = [payingWords(record, text, label(chainLabel(record.chain))), waited].filter(Boolean).join(' · ');
  const expected = pace?.expectedBy && !pace.isLate && text('timeline.expected', { time: pace.expectedBy });
  return [
    applied,
    {
      id: 'audit',
      title: text('records.stepAudit'),
      state: isAudited ? 'done' : 'now',
      time: isAudited ? at(record.auditTime) : waited,
      note: text(isAudited ? 'records.stepAuditDone' : 'records.stepAuditNow'),
    },
    {
      id: 'pay',
      title: text('records.stepPay'),
      state: isPaid ? 'done' : isAudited ? 'now' : 'todo',
      time: at(record.payTime),
      note: isPaid ? undefined : isAudited ? paying : text('records.stepPayTodo'),
    },
    {
      id: 'paid',
      title: text(isPaid ? 'records.stepDone' : 'records.stepTodoDone'),
      state: isPaid ? 'done' : 'todo',
      time: isPaid ? at(record.finishTime) : expected,
      note: isPaid
        ? [text('timeline.sent', { to }), took].filter(Boolean).join(' · ')
        : record.usualMinutes && text('timeline.usual', { minutes: record.usualMinutes }),
    },
  ];
}

/** Text for the payout step by method. */
function payingWords({ method }: WithdrawalRecord, text: Text<'wallet/withdrawal'>, chain: string): string {
  if (method === 'usdt') return text('timeline.payChain', { chain });
  return text(method === 'wallet' ? 'timeline.payWallet' : 'timeline.payBank');
}
