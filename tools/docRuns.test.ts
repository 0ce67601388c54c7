/** Runs the cheap commands of the documentation as printed, in a copy of the repository. `npm run afternoon` runs the rest. */
import { rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyOfRepository, runBlock } from './docBlocks.ts';
import { triedBlocks } from './docPages.ts';

const root = resolve(import.meta.dirname, '..');
const copy = copyOfRepository();
afterAll(() => rmSync(copy, { recursive: true }));

const PATH = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const blocks = triedBlocks();
const cheap = blocks
  .filter(({ mark }) => mark.kind === 'run')
  .map((block) => [`${block.page}:${block.line}`, block] as const);

it.each(cheap)('%s runs as printed', (_where, block) => {
  for (const { page, mark, text } of blocks)
    if (page === block.page && mark.kind === 'file') writeFileSync(join(copy, mark.name), text);
  const { code, output } = runBlock(block, copy, { PATH });
  expect(`${code} ${output}`).toMatch(/^0 /);
});

it('has something to run', () => {
  expect(cheap.length).toBeGreaterThan(1);
});
