import { withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import { withdrawalStatusLabel } from '@foyer/contract/wallet/withdrawalStatus.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column, ListState } from '#ui/values/DataTable.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Time } from '#ui/values/Time.tsx';
import { paceOf } from './pace.ts';
import { usePlaces } from './useDestination.ts';
import { useMinute } from './useMinute.ts';
import { withdrawalFilters } from './withdrawalFilters.ts';
import type { WithdrawalFilter } from './withdrawalFilters.ts';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';
import styles from './WithdrawalRecords.module.css';

const pageSize = 10;
const tones: Record<string, BadgeTone> = {
  '0': 'info',
  '1': 'info',
  '2': 'good',
  '3': 'bad',
  '4': 'info',
  '5': 'info',
};

interface WithdrawalRecordsProps {
  readonly status: WithdrawalFilter;
  readonly page: number;
  readonly onFilter: (status: WithdrawalFilter) => void;
  readonly onPage: (page: number) => void;
  /** Link shown if there are no applications. */
  readonly action: ReactNode;
  /** Shown under a refused application. */
  readonly help: ReactNode;
}

/** Time, amount, status, bank, card and remark of each application, with its progress. ENTITY-032, ENUM-003 */
export function WithdrawalRecords(props: WithdrawalRecordsProps) {
  const { status, page, onFilter, onPage, action, help } = props;
  const text = useText('wallet/withdrawal');
  const label = useText('labels');
  const ui = useText('ui');
  const records = useQuery({
    ...q(withdrawList, { pageNo: page, pageSize, status, startTime: '', endTime: '' }),
    staleTime: 0,
    // The list is refreshed automatically while an application is in progress.
    refetchInterval: ({ state }) => (state.data?.list.some((one) => one.finishTime === undefined) ? 5000 : false),
  });
  const state: ListState<WithdrawalRecord> = records.isPending
    ? { status: 'loading' }
    : records.isError
      ? {
          status: 'failed',
          onRetry: () => void records.refetch(),
          requestId: requestIdOf(records.error),
        }
      : { status: 'ready', rows: records.data.list };
  return (
    <div className={styles.records}>
      <Chips
        label={text('records.filterLabel')}
        selected={status}
        onSelect={onFilter}
        chips={withdrawalFilters.map((value) => ({
          value,
          label: value === '' ? ui('all') : label(withdrawalStatusLabel(value)),
        }))}
      />
      <Deferred by={status}>
        <Card isFlush>
          <DataTable
            label={text('records.title')}
            columns={useColumns()}
            rowKey={(record) => record.orderNo}
            state={state}
            detail={(record) => <WithdrawalTimeline record={record} help={help} />}
            failure={{ title: text('records.readFailed'), words: text('records.readFailedBody') }}
            empty={
              <EmptyState title={text(status === '' ? 'records.empty' : 'records.emptyFilter')} action={action}>
                {status === '' ? text('records.emptyBody') : undefined}
              </EmptyState>
            }
          />
        </Card>
      </Deferred>
      <Pager page={page} pageSize={pageSize} total={records.data?.total ?? 0} onPage={onPage} />
    </div>
  );
}

function useColumns(): readonly Column<WithdrawalRecord>[] {
  const text = useText('wallet/withdrawal');
  const place = usePlaces();
  const nowMs = useMinute();
  const paceWords = (record: WithdrawalRecord): string | undefined => {
    const pace = paceOf(record, nowMs);
    if (pace === undefined) return undefined;
    if (record.finishTime !== undefined) return text('remarkTook', { minutes: pace.minutes });
    if (pace.isLate) return text('timeline.late');
    return pace.expectedBy === undefined ? undefined : text('remarkPending', { time: pace.expectedBy });
  };
  const label = useText('labels');
  return [
    { id: 'amount', head: text('records.amount'), onCard: 'title', cell: (one) => <Money amount={one.amountSatang} /> },
    {
      id: 'status',
      head: text('records.status'),
      onCard: 'aside',
      cell: (one) => (
        <Badge tone={tones[one.status] ?? 'neutral'} hasDot>
          {label(withdrawalStatusLabel(one.status))}
        </Badge>
      ),
    },
    { id: 'time', head: text('records.time'), cell: (one) => <Time value={one.createTime} /> },
    {
      id: 'card',
      head: text('records.to'),
      cell: (one) => (
        <span className={styles.card}>
          {place(one)} <span className={styles.number}>{one.cardNumber}</span>
        </span>
      ),
    },
    { id: 'remark', head: text('records.remark'), cell: (one) => one.remark || paceWords(one) || '–' },
  ];
}
