import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isWorthRetrying, transportOf } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { ListState } from '#ui/values/DataTable.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { MoreRecords } from '#ui/records/MoreRecords.tsx';
import { timesOf } from '#ui/records/period.ts';
import { Records } from '#ui/records/Records.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { useEntryColumns } from './entryColumns.tsx';
import type { StatementFilter } from './period.ts';
import { StatementExport } from './StatementExport.tsx';
import { StatementFilters } from './StatementFilters.tsx';
import type { FilterChange } from './StatementFilters.tsx';
import { StatementTotals } from './StatementTotals.tsx';

const pageSize = 20;

interface StatementProps {
  readonly filter: StatementFilter;
  readonly onFilter: (next: FilterChange) => void;
  /** Link for a player without movements. */
  readonly action: ReactNode;
}

/** Every movement of the main wallet with its reason and the balance after it. ENUM-014, ENUM-015, M06 */
export function Statement({ filter, onFilter, action }: StatementProps) {
  const text = useText('wallet/statement');
  const [nowMs] = useState(Date.now);
  const filters = { type: filter.type, ...timesOf(filter, nowMs) };
  const entries = useEntries(filters);
  const rows = entries.data?.pages.flatMap((page) => page.list) ?? [];
  const total = entries.data?.pages[0]?.total ?? 0;
  const state: ListState<BalanceEntry> = entries.isPending
    ? { status: 'loading' }
    : entries.isError && rows.length === 0
      ? { status: 'failed', onRetry: () => void entries.refetch(), requestId: requestIdOf(entries.error) }
      : { status: 'ready', rows };
  const isAll = filter.type === '' && filter.period === 'all';
  return (
    <Records>
      <StatementFilters filter={filter} nowMs={nowMs} onFilter={onFilter} />
      {isOffered('statementTotals') && <StatementTotals filters={filters} />}
      <StatementExport filters={filters} total={entries.data && total} />
      <Deferred by={JSON.stringify(filters)}>
        <Card isFlush aria-busy={entries.isFetching}>
          <DataTable
            label={text('title')}
            columns={useEntryColumns()}
            rowKey={(entry) => entry.id}
            state={state}
            detail={(entry) => <EntryDetail entry={entry} />}
            failure={{ title: text('readFailed'), words: text('readFailedBody') }}
            empty={
              <EmptyState title={isAll ? text('empty') : text('emptyFilter')} action={action}>
                {isAll ? text('emptyBody') : undefined}
              </EmptyState>
            }
          />
        </Card>
      </Deferred>
      <MoreRecords
        shown={rows.length}
        total={total}
        state={
          !entries.hasNextPage
            ? 'all'
            : entries.isFetchingNextPage
              ? 'busy'
              : entries.isFetchNextPageError
                ? 'failed'
                : 'more'
        }
        onMore={() => void entries.fetchNextPage()}
      />
    </Records>
  );
}

interface Filters {
  readonly type: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Each page continues after the last entry read. A backend that does not support `before` uses the page number. */
function useEntries(filters: Filters) {
  return useInfiniteQuery({
    queryKey: [myBalanceList.name, filters, 'pages'],
    queryFn: ({ client, signal, pageParam }) =>
      transportOf(client)(myBalanceList, { ...filters, pageSize, ...pageParam }, { signal }),
    initialPageParam: { pageNo: 1, before: '' },
    getNextPageParam: (last, pages) => {
      const before = last.list.at(-1)?.id;
      const shown = pages.reduce((sum, page) => sum + page.list.length, 0);
      return before === undefined || shown >= last.total ? undefined : { pageNo: pages.length + 1, before };
    },
    staleTime: 0,
    retry: isWorthRetrying,
    placeholderData: keepPreviousData,
  });
}
