import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTestFile, sourceFiles } from './imports.ts';
import { migrationsWithWords, spokenLines, wordless } from './spokenWords.ts';

const isExcepted = (path: string): boolean =>
  Object.keys(wordless).some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name));

const code = [...sourceFiles()].filter(
  ([path]) => /^(?:server|contract|client)\/src\/|^games\//.test(path) && !isTestFile(path),
);

describe('texts that a player reads', () => {
  it.each([
    ["const title = '存款';", 1],
    ['const title = `ฝาก ${amount}`;', 1],
    ['return <p>存款</p>;', 1],
    ["const url = 'https://x'; // 存款", 0],
    ["/** 存款\n * ฝาก */\nconst sign = '฿';", 0],
    ["const quote = '//'; const title = '存款';", 1],
  ])('are found in strings, templates and mark-up and not in comments: %s', (source, count) => {
    expect(spokenLines('x.tsx', source)).toHaveLength(count);
  });
  it('are in text/ and not in code', () => {
    const lines = code.flatMap(([path, source]) => (isExcepted(path) ? [] : spokenLines(path, source)));
    expect(lines).toEqual([]);
  });
  it('have no needless exceptions', () => {
    const idle = Object.keys(wordless).filter(
      (name) => !code.some(([path, source]) => path.startsWith(name) && spokenLines(path, source).length > 0),
    );
    expect(idle).toEqual([]);
  });
  it('are in no new migration', () => {
    const folder = new URL('../server/src/db/migrations/', import.meta.url);
    const spoken = readdirSync(folder).filter(
      (name) => spokenLines(name, readFileSync(new URL(name, folder), 'utf8')).length > 0,
    );
    expect(spoken.toSorted()).toEqual(migrationsWithWords);
  });
});
