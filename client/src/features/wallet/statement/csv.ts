/** The statement as a table file: RFC 4180, with a byte order mark so that spreadsheets read Chinese and Thai. */
import { decimalOf } from '@foyer/contract/wire.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { localTime } from '#ui/Time.tsx';

export interface CsvHeads {
  readonly id: string;
  readonly time: string;
  readonly reason: string;
  readonly remark: string;
  readonly amount: string;
  readonly balance: string;
}

/** A spreadsheet runs what begins like a formula; a number may begin with a minus. */
function cell(value: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Amounts in baht with two decimals, times of the visitor's own clock. */
export function statementCsv(
  entries: readonly BalanceEntry[],
  heads: CsvHeads,
  reasonOf: (entry: BalanceEntry) => string,
): string {
  const lines = entries.map((entry) => [
    entry.id,
    typeof entry.createTime === 'number' ? localTime(entry.createTime) : entry.createTime,
    reasonOf(entry),
    entry.remark,
    decimalOf(entry.amountSatang),
    decimalOf(entry.balanceSatang),
  ]);
  const head = [heads.id, heads.time, heads.reason, heads.remark, heads.amount, heads.balance];
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
