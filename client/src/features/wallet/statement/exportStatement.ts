import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import type { QueryClient } from '@tanstack/react-query';
import { transportOf } from '#api/query.ts';
import { mostExported } from '#ui/records/ExportBar.tsx';

export interface Filters {
  readonly type: string;
  readonly startTime: string;
  readonly endTime: string;
}

const pageSize = 200;

/** Reads each page from the last entry seen, so that new movements cause no gaps or duplicates. */
export async function allEntries(
  client: QueryClient,
  filters: Filters,
  onRows: (rows: number) => void,
): Promise<BalanceEntry[]> {
  const entries: BalanceEntry[] = [];
  for (let pageNo = 1; entries.length < mostExported; pageNo += 1) {
    const before = entries.at(-1)?.id ?? '';
    const { list } = await transportOf(client)(myBalanceList, { ...filters, pageNo, pageSize, before }, {});
    entries.push(...list);
    onRows(entries.length);
    if (list.length < pageSize) break;
  }
  return entries;
}
