/** The report of a fault trial: a table and a summary line. */
import type { TrialReport } from './trial.ts';

/** The reasons for which a trial fails, one line each. */
export const failuresOf = ({ lost, doubled, wrong }: TrialReport): string[] => [
  ...lost.map((name) => `lost: ${name}`),
  ...doubled.map((name) => `doubled: ${name}`),
  ...wrong.map((fault) => `books: ${fault}`),
];

export function table(report: TrialReport): string {
  const rows = [...report.tally].map(([name, { times, slowestMs, houseEnded, acknowledged }]) => [
    name,
    String(times),
    (slowestMs / 1000).toFixed(1),
    String(houseEnded),
    String(acknowledged),
  ]);
  if (report.skipped !== undefined) rows.push(['full disk', `skipped: ${report.skipped}`, '', '', '']);
  const head = ['fault', 'times', 'slowest answer, s', 'house ended', 'acknowledged'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...rows].map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const { done, refused, unknown, lost, doubled, wrong } = report;
  const last =
    `${done + refused} acknowledged (${done} done, ${refused} refused), ${unknown} tries without an answer: ` +
    `${lost.length} lost, ${doubled.length} doubled, ${wrong.length} faults in the books`;
  return [...lines, ...failuresOf(report).slice(0, 20), last].join('\n');
}
