/** The report of the books as text: balances, pending money and faults. */
import { decimalOf } from '@foyer/contract/currency.ts';
import type { BooksReport } from './read.ts';

/** Amounts are grouped by thousands, so that columns are readable. */
const baht = (satang: number): string => decimalOf(satang).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
const count = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

const row = (name: string, entries: string, amount: string): string =>
  `  ${name.padEnd(24)}${entries.padStart(14)}${amount.padStart(24)}`;

const most = 50;

export function booksText({ players, movements, entries, accounts, waiting, faults, tookMs }: BooksReport): string {
  const seconds = tookMs / 1000;
  const sum = accounts.reduce((total, { satang }) => total + satang, 0);
  const lines = [
    `${count(entries)} entries of ${count(movements)} movements of ${count(players)} players, read in ${seconds.toFixed(1)} s`,
    '',
    row('account', 'entries', 'baht'),
    ...accounts.map((one) => row(one.account, count(one.entries), baht(one.satang))),
    row('all accounts', count(entries), baht(sum)),
    '',
    row('held or at stake', 'number', 'baht'),
    ...waiting.map((one) => row(one.what, count(one.count), baht(one.satang))),
    '',
    faults.length === 0 ? 'Every satang is explained.' : `${count(faults.length)} faults:`,
    ...faults.slice(0, most).map(({ kind, line }) => `  ${kind.padEnd(9)} ${line}`),
    ...(faults.length > most ? [`  and ${count(faults.length - most)} more: --json names up to 1,000`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
