/** Every command of the tried pages is marked: run by tools/docRuns.test.ts, by `npm run afternoon`, or not, and why. */
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksOf, runBlock, undecided } from './docBlocks.ts';
import { triedBlocks } from './docPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-blocks-'));
afterAll(() => rmdirSync(folder));

it('no page has a command that is neither run nor skipped for a reason', () => {
  expect(undecided(triedBlocks())).toEqual([]);
});

describe('the reader of blocks', () => {
  const page = [
    'Text with `code`.',
    '```sh run',
    'true',
    'false',
    '```',
    '1. a list',
    '   ```sh',
    '   ls',
    '   ```',
    '```js file a.mjs',
    'x',
    '```',
    '```sh skip: needs a domain',
    '```',
    '```sh start http://localhost:8080/home',
    'npm start',
    '```',
    '```',
    'rm -r /',
    '```',
  ].join('\n');
  const found = blocksOf('page.md', page);

  it('finds each block with its mark and its text', () => {
    expect(found.map(({ line, mark, text }) => [line, mark, text])).toEqual([
      [2, { kind: 'run' }, 'true\nfalse'],
      [7, { kind: 'unmarked' }, 'ls'],
      [10, { kind: 'file', name: 'a.mjs' }, 'x'],
      [13, { kind: 'skip', reason: 'needs a domain' }, ''],
      [15, { kind: 'start', address: 'http://localhost:8080/home' }, 'npm start'],
      [18, { kind: 'unmarked' }, 'rm -r /'],
    ]);
  });

  it('names the commands that nobody has decided about, and fails with the first command that fails', () => {
    expect(undecided(found)).toEqual(['page.md:7', 'page.md:18']);
    const [block] = found;
    expect(block && runBlock(block, folder).code).toBe(1);
    expect(() => blocksOf('page.md', '```sh run\ntrue')).toThrow('page.md:1: the block has no end');
  });
});
