import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { transactionLabel, transactionTitles } from '@foyer/contract/wallet/transaction.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFailure } from '#api/failure.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { ListState } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Field } from '#ui/Field.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Select } from '#ui/Select.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { useEntryColumns } from './entryColumns.tsx';
import styles from './Statement.module.css';

const pageSize = 20;

interface StatementProps {
  /** A title's code, or '' for all. */
  readonly type: string;
  readonly page: number;
  readonly onType: (type: string) => void;
  readonly onPage: (page: number) => void;
  readonly action: ReactNode;
}

/** Every movement of the main wallet with its reason and the balance after it. ENUM-014, ENUM-015 */
export function Statement({ type, page, onType, onPage, action }: StatementProps) {
  const text = useText('wallet');
  const label = useText('labels');
  const entries = useQuery({
    ...q(myBalanceList, { pageNo: page, pageSize, type, startTime: '', endTime: '', before: '' }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const state: ListState<BalanceEntry> = entries.isPending
    ? { status: 'loading' }
    : entries.isError
      ? {
          status: 'failed',
          onRetry: () => void entries.refetch(),
          requestId: isFailure(entries.error) ? entries.error.requestId : undefined,
        }
      : { status: 'ready', rows: entries.data.list };
  const types = [
    { value: '', label: text('statement.allTypes') },
    ...Object.keys(transactionTitles).map((code) => ({ value: code, label: label(transactionLabel(code)) })),
  ];
  return (
    <div className={styles.statement}>
      <div className={styles.filters}>
        <Field label={text('statement.type')} className={styles.type}>
          {(control) => (
            <Select {...control} options={types} value={type} onChange={(event) => onType(event.target.value)} />
          )}
        </Field>
        {entries.data && <p className={styles.total}>{text('statement.totalRows', { count: entries.data.total })}</p>}
      </div>
      <Card isFlush aria-busy={entries.isFetching}>
        <DataTable
          label={text('statement.title')}
          columns={useEntryColumns()}
          rowKey={(entry) => entry.id}
          state={state}
          detail={(entry) => <EntryDetail entry={entry} />}
          failure={{ title: text('statement.readFailed'), words: text('statement.readFailedBody') }}
          empty={
            <EmptyState title={text(type === '' ? 'statement.empty' : 'statement.emptyFilter')} action={action}>
              {type === '' ? text('statement.emptyBody') : undefined}
            </EmptyState>
          }
        />
      </Card>
      <Pager page={page} pageSize={pageSize} total={entries.data?.total ?? 0} onPage={onPage} />
    </div>
  );
}
