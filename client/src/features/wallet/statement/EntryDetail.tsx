import { balanceDetail } from '@foyer/contract/wallet/statement.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import type { DefinitionRow } from '#ui/values/DefinitionRows.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';

/** One movement: source, destination and order. */
export function EntryDetail({ entry }: { readonly entry: BalanceEntry }) {
  const text = useText('wallet/statement');
  const detail = useQuery(q(balanceDetail, { id: entry.id }));
  if (detail.isPending) return <SkeletonRows rows={4} rowHeight={44} />;
  if (detail.isError) {
    return (
      <ErrorState
        title={text('readFailed')}
        onRetry={() => void detail.refetch()}
        requestId={requestIdOf(detail.error)}
      >
        {text('readFailedBody')}
      </ErrorState>
    );
  }
  const { orderNo, from, to } = detail.data;
  const rows: DefinitionRow[] = [
    { term: text('id'), value: <span className="num">{entry.id}</span> },
    { term: text('time'), value: <Time value={entry.createTime} /> },
    { term: text('from'), value: from },
    { term: text('to'), value: to },
    { term: text('amount'), value: <Money amount={entry.amountSatang} tone="signed" /> },
    { term: text('balance'), value: <Money amount={entry.balanceSatang} />, tone: 'total' },
  ];
  if (orderNo !== '') rows.splice(1, 0, { term: text('order'), value: <span className="num">{orderNo}</span> });
  return <DefinitionRows rows={rows.filter((row) => row.value !== '')} />;
}
