import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { ExportBar } from '#ui/records/ExportBar.tsx';
import { statementCsv } from './csv.ts';
import { allEntries } from './exportStatement.ts';
import type { Filters } from './exportStatement.ts';

/** Exports the filtered statement as a file, or prints it. */
export function StatementExport({ filters, total }: { readonly filters: Filters; readonly total: number | undefined }) {
  const words = useText('wallet/statement');
  const label = useText('labels');
  const client = useQueryClient();
  const read = async (onRows: (rows: number) => void) => {
    const entries = await allEntries(client, filters, onRows);
    const heads = {
      id: words('id'),
      time: words('time'),
      reason: words('reason'),
      remark: words('remark'),
      amount: words('amount'),
      balance: words('balance'),
    };
    return statementCsv(entries, heads, (entry) => label(transactionLabel(entry.title)));
  };
  return (
    <ExportBar total={total} totalText={words('totalRows', { count: total ?? 0 })} fileName="statement" read={read} />
  );
}
