import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { ListState } from '#ui/values/DataTable.tsx';
import { useEntryColumns } from './entryColumns.tsx';

/** The latest movements in one card, for the member centre. */
export function LatestEntries({ aside }: { readonly aside: ReactNode }) {
  const text = useText('wallet/statement');
  const entries = useQuery({
    ...q(myBalanceList, { pageNo: 1, pageSize: 5, type: '', startTime: '', endTime: '', before: '' }),
    staleTime: 0,
  });
  const state: ListState<BalanceEntry> = entries.isPending
    ? { status: 'loading' }
    : entries.isError
      ? { status: 'failed', onRetry: () => void entries.refetch() }
      : { status: 'ready', rows: entries.data.list };
  const columns = useEntryColumns().filter((column) => column.id !== 'balance' && column.id !== 'remark');
  return (
    <Card title={text('latest.title')} aside={aside}>
      <DataTable
        label={text('latest.title')}
        columns={columns}
        rowKey={(entry) => entry.id}
        state={state}
        failure={{ title: text('latest.failed') }}
        empty={<p className="muted">{text('latest.empty')}</p>}
      />
    </Card>
  );
}
