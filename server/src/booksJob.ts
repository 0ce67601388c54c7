/** Checks the books each night and reports the result in the log and the metrics. docs/operators.md, "Monitoring" */
import { scheduledJob } from './jobs/job.ts';
import type { Job } from './jobs/job.ts';
import type { House } from './house.ts';
import { readBooks } from './ledger/books/read.ts';
import { writeBooksCheck } from './watch/booksStore.ts';

/** Maximum number of faults in the log. The table has more of them, and `npm run books` lists all. */
const mostLogged = 20;

async function checkBooks(house: House): Promise<void> {
  const report = await readBooks(house.db);
  await writeBooksCheck(house.db, report, house.now());
  const { entries, faults } = report;
  const seen = { entries, tookMs: Math.round(report.tookMs) };
  for (const { line, ...fault } of faults.slice(0, mostLogged)) house.log.error(fault, `the books are wrong: ${line}`);
  if (faults.length > 0) house.log.error({ ...seen, faults: faults.length }, 'the books do not add up');
  else house.log.info(seen, 'every satang is explained');
}

export const booksJobs: readonly Job[] = [
  scheduledJob('books.check', { every: { dailyAt: '04:20' }, missed: 'last' }, checkBooks),
];
