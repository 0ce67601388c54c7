/**
 * npm run openapi: docs/api.md
 *
 *     node reference/src/command.ts                    prints the document
 *     node reference/src/command.ts FILE               writes it
 *     node reference/src/command.ts --diff OLD [NEW]   prints the differences; 1 if one of them breaks
 *
 * OLD and NEW are files or commits; without NEW, the working copy.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './document.ts';
import { documentChanges } from './documentChanges.ts';
import type { CallChange } from './documentChanges.ts';
import { documentOfVersion } from './version.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};
const print = (line: string): void => void process.stdout.write(`${line}\n`);

function printList(title: string, changes: readonly CallChange[]): void {
  if (changes.length > 0) print(`${title}\n${changes.map(({ address, what }) => `  ${address}: ${what}`).join('\n')}`);
}

const isBreaking = (change: CallChange): boolean => change.isBreaking;

async function printChanges([before, after]: readonly (string | undefined)[]): Promise<void> {
  if (before === undefined) throw new Error('--diff needs an older document: a file or a commit');
  const changes = documentChanges(
    documentOfVersion(before),
    after === undefined ? await openApiDocument(version) : documentOfVersion(after),
  );
  printList('Breaking', changes.filter(isBreaking));
  printList(
    'Compatible',
    changes.filter((change) => !isBreaking(change)),
  );
  if (changes.length === 0) print('No differences');
  process.exitCode = changes.some(isBreaking) ? 1 : 0;
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--diff')
  await printChanges(rest).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  });
else {
  const text = `${JSON.stringify(await openApiDocument(version), undefined, 2)}\n`;
  if (first === undefined) process.stdout.write(text);
  else writeFileSync(first, text);
}
