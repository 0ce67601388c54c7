import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { useText } from '#text/useText.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Time } from '#ui/values/Time.tsx';

/** Columns of the statement. */
export function useEntryColumns(): readonly Column<BalanceEntry>[] {
  const text = useText('wallet');
  const label = useText('labels');
  return [
    {
      id: 'reason',
      head: text('statement.reason'),
      onCard: 'title',
      cell: (one) => label(transactionLabel(one.title)),
    },
    { id: 'time', head: text('statement.time'), cell: (one) => <Time value={one.createTime} /> },
    { id: 'remark', head: text('statement.remark'), cell: (one) => one.remark || '–' },
    {
      id: 'amount',
      head: text('statement.amount'),
      align: 'end',
      onCard: 'aside',
      cell: (one) => <Money amount={one.amountSatang} tone="gain" />,
    },
    {
      id: 'balance',
      head: text('statement.balance'),
      align: 'end',
      cell: (one) => <Money amount={one.balanceSatang} />,
    },
  ];
}
