/** The statement as CSV. */
import { decimalOf } from '@foyer/contract/currency.ts';
import type { BalanceEntry } from '@foyer/contract/wallet/statement.ts';
import { csvOf } from '#ui/records/csv.ts';
import { deviceTime } from '@foyer/text/time.ts';

export interface CsvHeads {
  readonly id: string;
  readonly time: string;
  readonly reason: string;
  readonly remark: string;
  readonly amount: string;
  readonly balance: string;
}

/** Amounts in baht with two decimals, times in the device's time zone. */
export function statementCsv(
  entries: readonly BalanceEntry[],
  heads: CsvHeads,
  reasonOf: (entry: BalanceEntry) => string,
): string {
  const lines = entries.map((entry) => [
    entry.id,
    typeof entry.createTime === 'number' ? deviceTime(entry.createTime) : entry.createTime,
    reasonOf(entry),
    entry.remark,
    decimalOf(entry.amountSatang),
    decimalOf(entry.balanceSatang),
  ]);
  const head = [heads.id, heads.time, heads.reason, heads.remark, heads.amount, heads.balance];
  return csvOf(head, lines);
}
