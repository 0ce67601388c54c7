import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { transportOf } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { downloadIcon, fileIcon } from '#ui/icons.ts';
import { statementCsv } from './csv.ts';
import styles from './Statement.module.css';

interface Filters {
  readonly type: string;
  readonly startTime: string;
  readonly endTime: string;
}

const pageSize = 200;
/** What a spreadsheet opens without trouble; more is exported in shorter times. */
const mostRows = 50_000;

/** The statement of the filters as a file, or on paper. */
export function StatementExport({ filters, total }: { readonly filters: Filters; readonly total: number }) {
  const text = useText('statement');
  const words = useText('wallet');
  const label = useText('labels');
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'failed' | { readonly rows: number }>('idle');
  const isBusy = typeof state === 'object';
  const save = async () => {
    setState({ rows: 0 });
    try {
      const entries = await allEntries(client, filters, (rows) => setState({ rows }));
      const heads = {
        id: words('statement.id'),
        time: words('statement.time'),
        reason: words('statement.reason'),
        remark: words('statement.remark'),
        amount: words('statement.amount'),
        balance: words('statement.balance'),
      };
      saveFile(statementCsv(entries, heads, (entry) => label(transactionLabel(entry.title))));
      setState('idle');
    } catch {
      // The client's layer has said why; here stands what to do.
      setState('failed');
    }
  };
  const reason =
    total === 0 ? text('nothingToExport') : total > mostRows ? text('tooMany', { most: mostRows }) : undefined;
  return (
    <div className={styles.export}>
      <Button
        look="quiet"
        size="small"
        icon={downloadIcon}
        state={reason === undefined ? (isBusy ? 'busy' : 'ready') : { blocked: reason }}
        onClick={() => void save()}
      >
        {isBusy ? text('exporting', { rows: state.rows, total }) : text('export')}
      </Button>
      <Button look="quiet" size="small" icon={fileIcon} onClick={() => print()}>
        {text('print')}
      </Button>
      {state === 'failed' && <p role="alert">{text('exportFailed')}</p>}
    </div>
  );
}

/** Page after page from the last entry seen, so that nothing is missed or doubled while money moves. */
async function allEntries(
  client: QueryClient,
  filters: Filters,
  onRows: (rows: number) => void,
): Promise<BalanceEntry[]> {
  const entries: BalanceEntry[] = [];
  for (let pageNo = 1; entries.length < mostRows; pageNo += 1) {
    const before = entries.at(-1)?.id ?? '';
    const { list } = await transportOf(client)(myBalanceList, { ...filters, pageNo, pageSize, before }, {});
    entries.push(...list);
    onRows(entries.length);
    if (list.length < pageSize) break;
  }
  return entries;
}

function saveFile(words: string): void {
  const url = URL.createObjectURL(new Blob([words], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `statement-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
