/**
 * Exports or erases what the house stores about one player. docs/privacy.md
 *
 *     npm run privacy -- export ACCOUNT FILE
 *     npm run privacy -- erase ACCOUNT --staff NAME
 *
 * Exit code 2, with one line, if there is no such account or something is open: nothing is changed then.
 */
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { withCommandDatabase } from './db/commandDatabase.ts';
import { StartError } from './db/startError.ts';
import { erasePlayer } from './privacy/erasePlayer.ts';
import { exportPlayer, playerIdOf } from './privacy/exportPlayer.ts';
import { fileStoresOf } from './uploads/fileStores.ts';
import { log, runCommand } from './runCommand.ts';

const usage = 'Say: npm run privacy -- export ACCOUNT FILE, or: npm run privacy -- erase ACCOUNT --staff NAME';

/** Only its owner may read the file, and an existing one is never overwritten. */
async function write(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: Error) => {
    throw new StartError(`${path} cannot be written: ${error.message}`);
  });
  await file.writeFile(text).finally(() => file.close());
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { staff: { type: 'string' } } });
  const [act, account = '', path = ''] = positionals;
  const { staff = '' } = values;
  const config = readConfig(process.env);
  if (account === '' || (act === 'export' ? path === '' : act !== 'erase' || staff === '')) throw new StartError(usage);
  await withCommandDatabase(config, log, async (db) => {
    const playerId = await playerIdOf(db, account);
    if (act === 'export')
      return write(
        path,
        `${JSON.stringify(await exportPlayer({ db, files: fileStoresOf(db, config, Date.now) }, playerId), undefined, 2)}\n`,
      );
    const counts = await erasePlayer(db, { playerId, staff, nowMs: Date.now(), secret: config });
    for (const [table, rows] of Object.entries(counts)) log(`${table}: ${rows}`);
    log(`Erased. The books name the player ${playerId} only.`);
  });
});
