/** The brand is data: its name and its currency stand in brands/, and in no code, text, window or new migration. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isTestFile, sourceFiles } from './imports.ts';
import { namespacesOf } from './text.ts';
import { locales } from '@foyer/contract/envelope.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** Ran before the brand was data, and files that have run are never edited. 464_brand_as_data.sql replaces its word. */
const before = 'server/src/db/migrations/306_live_hall.sql';

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

const code = [...sourceFiles()]
  .filter(([path]) => /^(?:contract|client|server|games|pictures|text)\//.test(path) && !isTestFile(path))
  .map(([path, source]): [string, string] => [path, withoutComments(source)]);
const other = [
  ...locales.flatMap((locale) => namespacesOf(locale).map((name) => `text/${locale}/${name}.json`)),
  ...filesIn('games/windows', '.html'),
  ...filesIn('client/src', '.css'),
  ...filesIn('games/windows', '.css'),
  ...filesIn('server/src/db/migrations', '.sql'),
]
  .filter((path) => path !== before)
  .map((path): [string, string] => [path, withoutComments(read(path))]);

const name = /前厅|โฟเยอร์|\bFoyer\b|\bFOYER\b/;
const linesWith = (files: readonly (readonly [string, string])[], word: RegExp): string[] =>
  files.flatMap(([path, source]) =>
    source
      .split('\n')
      .filter((line) => word.test(line))
      .map((line) => `${path}: ${line.trim().slice(0, 120)}`),
  );

it('finds names in code and texts', () => {
  expect(
    linesWith([['x.ts', "const title = 'Foyer';\nconst FOYER_DEV = 1;\nimport '@foyer/text';"]], name),
  ).toHaveLength(1);
});

it('no code, text, style, window or new migration has the name of a brand', () => {
  expect(linesWith([...code, ...other], name)).toEqual([]);
});

it('no code has the currency of a brand', () => {
  expect(linesWith(code, /฿|'THB'|"THB"/)).toEqual([]);
});

it('no text has the currency of a brand', () => {
  const texts = other.filter(([path]) => path.startsWith('text/'));
  // `baht` alone is a key of the protection page.
  expect(linesWith(texts, /฿|\bTHB\b|บาท|泰铢|: ".*\bbaht\b/)).toEqual([]);
});
