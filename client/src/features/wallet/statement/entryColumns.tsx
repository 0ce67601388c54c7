import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { useText } from '#text/useText.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Time } from '#ui/values/Time.tsx';

/** Columns of the statement. */
export function useEntryColumns(): readonly Column<BalanceEntry>[] {
  const text = useText('wallet/statement');
  const label = useText('labels');
  return [
    {
      id: 'reason',
      head: text('reason'),
      onCard: 'title',
      cell: (one) => label(transactionLabel(one.title)),
    },
    { id: 'time', head: text('time'), cell: (one) => <Time value={one.createTime} /> },
    { id: 'remark', head: text('remark'), cell: (one) => one.remark || '–' },
    {
      id: 'amount',
      head: text('amount'),
      align: 'end',
      onCard: 'aside',
      cell: (one) => <Money amount={one.amountSatang} tone="gain" />,
    },
    {
      id: 'balance',
      head: text('balance'),
      align: 'end',
      cell: (one) => <Money amount={one.balanceSatang} />,
    },
  ];
}
