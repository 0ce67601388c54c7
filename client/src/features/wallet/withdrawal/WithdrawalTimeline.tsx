import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import type { Moment } from '@foyer/contract/wire.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { DefinitionRows } from '#ui/DefinitionRows.tsx';
import { Money } from '#ui/Money.tsx';
import { Note } from '#ui/Note.tsx';
import { Time } from '#ui/Time.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import type { TimelineStep } from '#ui/Timeline.tsx';
import styles from './WithdrawalRecords.module.css';

interface WithdrawalTimelineProps {
  readonly record: WithdrawalRecord;
  readonly help: ReactNode;
}

/** Where one application stands: each step with its time, and the reason where it was refused. */
export function WithdrawalTimeline({ record, help }: WithdrawalTimelineProps) {
  const text = useText('wallet');
  const isRejected = record.status === '3';
  return (
    <div className={styles.detail}>
      <Timeline label={text('records.title')} steps={useSteps(record)} />
      <div className={styles.facts}>
        {isRejected && record.remark !== '' && <Note tone="bad">{record.remark}</Note>}
        <DefinitionRows
          rows={[
            { term: text('records.orderNo'), value: <span className="num">{record.orderNo}</span> },
            { term: text('records.amount'), value: <Money amount={record.amountSatang} /> },
            { term: text('records.to'), value: `${record.bankName} ${record.cardNumber}` },
          ]}
        />
        {isRejected && help}
      </div>
    </div>
  );
}

const at = (moment: Moment | undefined) => (moment === undefined ? undefined : <Time value={moment} />);

function useSteps(record: WithdrawalRecord): readonly TimelineStep[] {
  const text = useText('wallet');
  const { status } = record;
  const applied: TimelineStep = {
    id: 'applied',
    title: text('records.stepApplied'),
    state: 'done',
    time: at(record.createTime),
    note: text('records.stepAppliedBody'),
  };
  if (status === '3') {
    return [
      applied,
      {
        id: 'rejected',
        title: text('records.stepRejected'),
        state: 'failed',
        time: at(record.finishTime ?? record.auditTime),
      },
    ];
  }
  const isAudited = status !== '0';
  const isPaid = status === '2';
  const elapsed = elapsedMinutes(record);
  return [
    applied,
    {
      id: 'audit',
      title: text('records.stepAudit'),
      state: isAudited ? 'done' : 'now',
      time: isAudited ? at(record.auditTime) : elapsed !== undefined && text('records.elapsed', { minutes: elapsed }),
      note: text(isAudited ? 'records.stepAuditDone' : 'records.stepAuditNow'),
    },
    {
      id: 'pay',
      title: text('records.stepPay'),
      state: isPaid ? 'done' : isAudited ? 'now' : 'todo',
      time: at(record.payTime),
      note: isPaid ? undefined : text(isAudited ? 'records.stepPayNow' : 'records.stepPayTodo'),
    },
    {
      id: 'paid',
      title: text(isPaid ? 'records.stepDone' : 'records.stepTodoDone'),
      state: isPaid ? 'done' : 'todo',
      time: at(record.finishTime),
      note: isPaid ? text('records.stepDoneBody', { card: `${record.bankName} ${record.cardNumber}` }) : undefined,
    },
  ];
}

/** Whole minutes since the application; undefined where the server writes its own time text. */
function elapsedMinutes(record: WithdrawalRecord): number | undefined {
  if (typeof record.createTime !== 'number') return undefined;
  return Math.max(0, Math.floor((Date.now() - record.createTime) / 60_000));
}
