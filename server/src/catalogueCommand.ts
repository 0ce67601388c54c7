/**
 * Imports the games of a provider from a file into the catalogue of a house, running or not. docs/game-providers.md
 *
 *     npm run catalogue -- FILE
 *
 * Exit code 1 if the file has faults, each on a line of its own; nothing is written then. 2 if there is no house.
 */
import { readFileSync } from 'node:fs';
import { readConfig } from './config.ts';
import { withCommandDatabase } from './db/commandDatabase.ts';
import { StartError } from './db/startError.ts';
import { readForeignCatalogue } from './provider/foreign/catalogue.ts';
import { importCatalogue } from './provider/foreign/catalogueStore.ts';
import { log, runCommand } from './runCommand.ts';

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StartError('Name the file: npm run catalogue -- FILE');
  const config = readConfig(process.env);
  const read = readForeignCatalogue(jsonIn(file), config);
  const done = 'faults' in read ? read : await withCommandDatabase(config, log, (db) => importCatalogue(db, read));
  if ('faults' in done) {
    for (const line of done.faults) log(line);
    process.exitCode = 1;
  } else {
    const { added, changed, unchanged, withdrawn } = done;
    process.stdout.write(`${added} added, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn\n`);
  }
});
