import { newGameHistory } from '@foyer/contract/bets/history.ts';
import type { BetRecord } from '@foyer/contract/bets/history.ts';
import { betStateLabel } from '@foyer/contract/bets/status.ts';
import { gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isWorthRetrying } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { ListState } from '#ui/values/DataTable.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { csvOf } from '#ui/records/csv.ts';
import { ExportBar } from '#ui/records/ExportBar.tsx';
import { MoreRecords } from '#ui/records/MoreRecords.tsx';
import { Records } from '#ui/records/Records.tsx';
import { deviceTime } from '@foyer/text/time.ts';
import { useBetColumns } from './betColumns.tsx';
import { BetDetail } from './BetDetail.tsx';
import { betSearchOf, filtersOf } from './betFilter.ts';
import type { BetFilter, BetFilters as Filters } from './betFilter.ts';
import { BetFilters } from './BetFilters.tsx';
import type { BetSearch } from './betSearch.ts';
import { BetTotals } from './BetTotals.tsx';
import { allBets, readBets } from './readBets.ts';

const pageSize = 20;

interface BetRecordsProps {
  readonly filter: BetFilter;
  /** The bet whose detail is open. */
  readonly openBet: string | undefined;
  readonly onFilter: (next: BetSearch) => void;
  readonly onBet: (betOrderNo: string | undefined) => void;
  /** Link for a player without bets. */
  readonly action: ReactNode;
}

/** Every bet with its stake, its valid stake and its result. SI-41 */
export function BetRecords({ filter, openBet, onFilter, onBet, action }: BetRecordsProps) {
  const text = useText('bets');
  const [nowMs] = useState(Date.now);
  const filters = filtersOf(filter, nowMs);
  const bets = useBets(filters, filter);
  const rows = bets.data?.pages.flatMap((page) => page.list) ?? [];
  const total = bets.data?.pages[0]?.total;
  const state: ListState<BetRecord> = bets.isPending
    ? { status: 'loading' }
    : bets.isError && rows.length === 0
      ? { status: 'failed', onRetry: () => void bets.refetch(), requestId: requestIdOf(bets.error) }
      : { status: 'ready', rows };
  const isAll = Object.keys(betSearchOf(filter)).length === 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = bets;
  return (
    <Records>
      <BetFilters filter={filter} nowMs={nowMs} onFilter={onFilter} />
      {isOffered('betTotals') && <BetTotals filters={filters} />}
      <ExportBar
        total={total}
        totalText={text('totalRows', { count: total ?? 0 })}
        fileName="bets"
        read={useExport(filters, filter)}
      />
      <Deferred by={JSON.stringify(filters)}>
        <Card isFlush aria-busy={bets.isFetching}>
          <DataTable
            label={text('title')}
            columns={useBetColumns((bet) => onBet(bet.betOrderNo))}
            rowKey={(bet) => bet.betOrderNo}
            state={state}
            failure={{ title: text('readFailed'), words: text('unchanged') }}
            empty={
              <EmptyState title={text(isAll ? 'empty' : 'emptyFilter')} action={action}>
                {isAll ? text('emptyBody') : undefined}
              </EmptyState>
            }
          />
        </Card>
      </Deferred>
      <MoreRecords
        shown={rows.length}
        total={total ?? 0}
        state={!hasNextPage ? 'all' : isFetchingNextPage ? 'busy' : isFetchNextPageError ? 'failed' : 'more'}
        onMore={() => void bets.fetchNextPage()}
      />
      {openBet !== undefined && <BetDetail betOrderNo={openBet} onClose={() => onBet(undefined)} />}
    </Records>
  );
}

/** Each page continues after the last bet read. A backend that does not support `before` uses the page number. */
function useBets(filters: Filters, { settle }: BetFilter) {
  return useInfiniteQuery({
    queryKey: [newGameHistory.name, filters, 'pages'],
    queryFn: ({ client, signal, pageParam }) =>
      readBets(client, { ...filters, pageSize, ...pageParam }, settle, signal),
    initialPageParam: { pageNo: 1, before: '' },
    getNextPageParam: (page, pages) =>
      page.last === undefined || pages.reduce((sum, { count }) => sum + count, 0) >= page.total
        ? undefined
        : { pageNo: pages.length + 1, before: page.last },
    staleTime: 0,
    retry: isWorthRetrying,
    placeholderData: keepPreviousData,
  });
}

const time = (moment: number | string | undefined): string =>
  typeof moment === 'number' ? deviceTime(moment) : (moment ?? '');

/** Exports amounts in baht with two decimals and times in the device's time zone. */
function useExport(filters: Filters, { settle }: BetFilter) {
  const text = useText('bets');
  const label = useText('labels');
  const client = useQueryClient();
  return async (onRows: (rows: number) => void) => {
    const bets = await allBets(client, filters, settle, onRows);
    const head = [
      'number',
      'game',
      'platform',
      'gameType',
      'state',
      'betTime',
      'settleTime',
      'bet',
      'valid',
      'profit',
    ] as const;
    return csvOf(
      head.map((word) => text(word)),
      bets.map((bet) => [
        bet.betOrderNo,
        bet.gameName || bet.gameId,
        bet.platformName || bet.platformCode,
        label(gameTypeLabel(bet.gameType)),
        label(betStateLabel(bet.status)),
        time(bet.betTime),
        time(bet.settleTime),
        decimalOf(bet.betSatang),
        decimalOf(bet.validSatang),
        decimalOf(bet.profitSatang),
      ]),
    );
  };
}
