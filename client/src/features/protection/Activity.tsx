import { activityStatement } from '@foyer/contract/protection/limits.ts';
import type { ActivitySums } from '@foyer/contract/protection/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column, ListState } from '#ui/values/DataTable.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Group } from './Group.tsx';

type Span = 'months' | 'years' | 'lifetime';

const isActive = (row: ActivitySums): boolean =>
  [row.depositedSatang, row.stakedSatang, row.returnedSatang, row.withdrawnSatang].some((satang) => satang !== 0);

/**
 * Deposits, stakes, returns and withdrawals by month, by year and in total. Periods without activity are left out:
 * otherwise a new player would see twelve months of zeros. M06
 */
export function Activity() {
  const text = useText('protection');
  const [span, setSpan] = useState<Span>('months');
  const read = useQuery(q(activityStatement, {}));
  const { data } = read;
  const rowsOf = (): readonly ActivitySums[] =>
    data === undefined ? [] : (span === 'lifetime' ? [data.lifetime] : data[span]).filter(isActive);
  const state: ListState<ActivitySums> =
    data !== undefined
      ? { status: 'ready', rows: rowsOf() }
      : read.isError
        ? { status: 'failed', onRetry: () => void read.refetch(), requestId: requestIdOf(read.error) }
        : { status: 'loading' };
  return (
    <Group title={text('activity.title')} words={text('activity.words')}>
      <Tabs
        label={text('activity.title')}
        tabs={(['months', 'years', 'lifetime'] as const).map((id) => ({ id, label: text(`activity.${id}`) }))}
        selected={span}
        onSelect={setSpan}
      >
        <DataTable
          label={text('activity.title')}
          columns={useColumns()}
          rowKey={(row) => row.period}
          state={state}
          empty={<p className="muted">{text('activity.empty')}</p>}
          failure={{ title: text('activity.failed') }}
          skeletonRows={6}
        />
      </Tabs>
    </Group>
  );
}

const sum = (id: string, head: string, of: (row: ActivitySums) => number): Column<ActivitySums> => ({
  id,
  head,
  align: 'end',
  cell: (row) => <Money amount={of(row)} />,
});

function useColumns(): readonly Column<ActivitySums>[] {
  const text = useText('protection');
  return [
    {
      id: 'period',
      head: text('activity.period'),
      onCard: 'title',
      cell: ({ period }) => (period === '' ? text('activity.lifetime') : period),
    },
    sum('deposited', text('activity.deposited'), (row) => row.depositedSatang),
    sum('staked', text('activity.staked'), (row) => row.stakedSatang),
    sum('returned', text('activity.returned'), (row) => row.returnedSatang),
    {
      id: 'net',
      head: text('activity.net'),
      align: 'end',
      cell: (row) => <Money amount={row.returnedSatang - row.stakedSatang} tone="signed" />,
    },
    sum('withdrawn', text('activity.withdrawn'), (row) => row.withdrawnSatang),
  ];
}
