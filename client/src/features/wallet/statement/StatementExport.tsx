import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { ExportBar } from '#ui/records/ExportBar.tsx';
import { statementCsv } from './csv.ts';
import { allEntries } from './exportStatement.ts';
import type { Filters } from './exportStatement.ts';

/** The statement of the filters as a file, or on paper. */
export function StatementExport({ filters, total }: { readonly filters: Filters; readonly total: number | undefined }) {
  const words = useText('wallet');
  const label = useText('labels');
  const client = useQueryClient();
  const read = async (onRows: (rows: number) => void) => {
    const entries = await allEntries(client, filters, onRows);
    const heads = {
      id: words('statement.id'),
      time: words('statement.time'),
      reason: words('statement.reason'),
      remark: words('statement.remark'),
      amount: words('statement.amount'),
      balance: words('statement.balance'),
    };
    return statementCsv(entries, heads, (entry) => label(transactionLabel(entry.title)));
  };
  return (
    <ExportBar
      total={total}
      totalText={words('statement.totalRows', { count: total ?? 0 })}
      fileName="statement"
      read={read}
    />
  );
}
