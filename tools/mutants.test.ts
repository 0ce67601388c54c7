/** Checks the lists of planted faults against the sources in which they are planted. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults, planted } from './mutants/all.ts';
import type { Fault } from './mutants/all.ts';
import { readCaught, withTable } from './mutants/page.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesOf = (some: readonly Fault[]) => some.map(({ name, file }) => `${name} (${file})`);

describe('a planted fault', () => {
  it('replaces a text that occurs in the source exactly once', () => {
    expect(namesOf(faults.filter((fault) => planted(read(fault.file), fault) === undefined))).toEqual([]);
    expect(namesOf(faults.filter(({ was, is }) => was === is))).toEqual([]);
  });

  it('has existing tests and a unique name', () => {
    expect(namesOf(faults.filter(({ tests }) => !tests.every((path) => existsSync(join(root, path)))))).toEqual([]);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it('has a row in the page, with the test that caught it', () => {
    const caught = readCaught(read('docs/mutants.md'));
    expect(namesOf(faults.filter(({ name }) => !caught.has(name)))).toEqual([]);
    expect(caught.size).toBe(faults.length);
  });
});

describe('the tool', () => {
  const fault: Fault = { subject: 'r', name: 'a | b', file: 'f', was: 'one', is: '$&$1', tests: [] };

  it('replaces its text exactly, and fails if the text is missing or occurs twice', () => {
    expect(planted('zero one two', fault)).toBe('zero $&$1 two');
    expect(planted('zero two', fault)).toBeUndefined();
    expect(planted('one one', fault)).toBeUndefined();
  });

  it('writes a row for each caught fault, and reads it back', () => {
    const head = 'Words.\n\n| subject | fault | caught by |\n| --- | --- | --- |\n';
    const page = withTable(`${head}| r | gone | x |\n`, [fault], new Map([[fault.name, 'f.test.ts > %s | y']]));
    expect(page).toBe(`${head}| r | a \\| b | f.test.ts > %s \\| y |\n`);
    expect([...readCaught(page)]).toEqual([['a | b', 'f.test.ts > %s | y']]);
    expect(() => withTable('Words.', [fault], new Map())).toThrow('no table');
  });
});
