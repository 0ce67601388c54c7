/**
 * Reads the books of a house, running or not, and reports whether every satang is explained. docs/backup.md
 *
 *     npm run books               the database of DATABASE_URL, or the embedded one under DATA_DIR
 *     npm run books -- --json     the same as JSON
 *
 * Exit code 1 if something is wrong, 2 if the books could not be read.
 */
import { readConfig } from './config.ts';
import { withCommandDatabase } from './db/commandDatabase.ts';
import { readBooks } from './ledger/books/read.ts';
import { booksText } from './ledger/books/text.ts';
import { log, runCommand } from './runCommand.ts';

await runCommand(async () => {
  const report = await withCommandDatabase(readConfig(process.env), log, (db) => readBooks(db));
  const isJson = process.argv.includes('--json');
  process.stdout.write(isJson ? `${JSON.stringify(report, undefined, 2)}\n` : booksText(report));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
});
