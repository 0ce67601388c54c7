/** The house reads its own books each night, and tells what it found in its log and metrics. docs/operators.md, "Monitoring" */
import { scheduledJob } from './jobs/job.ts';
import type { Job } from './jobs/job.ts';
import type { House } from './house.ts';
import { readBooks } from './ledger/books/read.ts';
import { writeBooksCheck } from './watch/booksStore.ts';

/** The log names so many faults; the table has more, and `npm run books` all. */
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
