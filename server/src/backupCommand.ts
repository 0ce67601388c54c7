/**
 * Backs up the database of a house, running or not. docs/backup.md
 *
 *     npm run backup -- FOLDER    the database of DATABASE_URL, or the embedded one under DATA_DIR
 *
 * Exit code 2 if no backup was made.
 */
import { readConfig } from './config.ts';
import { backUp } from './db/backup/write.ts';
import { StartError } from './db/startError.ts';
import { log, runCommand } from './runCommand.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new StartError('Name the folder of the backup: npm run backup -- FOLDER');
  const { tables, madeAt } = await backUp(readConfig(process.env), folder, log);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${folder} holds the house of ${madeAt}: ${tables.length} tables, ${rows} rows.\n`);
});
