/**
 * Restores a backup into an empty database. docs/backup.md
 *
 *     npm run restore -- FOLDER   into the database of DATABASE_URL, or the embedded one under DATA_DIR
 *
 * Exit code 2 if nothing was restored.
 */
import { readConfig } from './config.ts';
import { StartError } from './db/startError.ts';
import { restoreHouse } from './restore.ts';
import { log, runCommand } from './runCommand.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new StartError('Name the folder of the backup: npm run restore -- FOLDER');
  const { madeAt } = await restoreHouse(readConfig(process.env), folder, log);
  process.stdout.write(`The house of ${madeAt} is restored. Start it, then check it with npm run books.\n`);
});
