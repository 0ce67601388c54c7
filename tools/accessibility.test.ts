/** docs/accessibility.md has each criterion of WCAG 2.2 A and AA once, and cites only what exists. A01 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const page = read('docs/accessibility.md');

/** How many criteria each guideline has, by the last number of each at level A or AA. */
const levels: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};
const criteria = Object.entries(levels).flatMap(([guideline, numbers]) =>
  numbers.map((last) => `${guideline}.${last}`),
);
const states = ['met', 'met with an exception', 'not applicable', 'not met'];

interface Row {
  readonly number: string;
  readonly state: string;
  readonly evidence: string;
}
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d\.\d\.\d+) [^|]*\| ([^|]*) \| ([^|]*) \|$/gm)].map(
    ([, number = '', state = '', evidence = '']) => ({ number, state, evidence: evidence.trim() }),
  );

interface Cited {
  readonly path: string;
  /** The start of a test's title; '' cites the file alone. */
  readonly title: string;
}
/** `path` “start of a title” */
const citedIn = (text: string): Cited[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`(?: “([^”]+)”)?/g)].map(([, path = '', title = '']) => ({
    path,
    title,
  }));

const startOf = (source: string, title: string): number =>
  ["'", '`', '"'].map((quote) => source.indexOf(quote + title)).find((at) => at >= 0) ?? -1;
const missing = (all: readonly Cited[]): string[] =>
  all
    .filter(({ path, title }) => !existsSync(root + path) || (title !== '' && startOf(read(path), title) < 0))
    .map(({ path, title }) => `${path} ${title}`);

it('has each of the 55 criteria once, in order, with a known state', () => {
  expect(criteria).toHaveLength(55);
  const rows = rowsOf(page);
  expect(rows.map(({ number }) => number)).toEqual(criteria);
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
});

it('gives every criterion evidence, and cites only files and tests that exist', () => {
  const rows = rowsOf(page);
  expect(rows.filter(({ state, evidence }) => state !== 'not applicable' && citedIn(evidence).length === 0)).toEqual(
    [],
  );
  expect(rows.filter(({ evidence }) => evidence.length < 20)).toEqual([]);
  expect(missing(citedIn(page))).toEqual([]);
});

it('states how many criteria have each state', () => {
  const rows = rowsOf(page);
  for (const state of states)
    expect(page).toContain(`| ${state} | ${rows.filter((row) => row.state === state).length} |`);
});

/** What a pointer does, or a script in its place. */
const byPointer = /\.(?:click|dblclick|tap|fill|check|uncheck|selectOption|hover|dragTo)\(|page\.mouse|touchscreen/;

it('lists at least twelve journeys by Tab alone, and none that uses a pointer', () => {
  const runs = { Tab: 0, keys: 0 };
  const journeys = [...page.matchAll(/^\| (`[^|]+) \| (\d+) \| (Tab|keys) \|$/gm)];
  for (const [, cell = '', count = '', by] of journeys) {
    const [{ path, title } = { path: '', title: '' }] = citedIn(cell);
    const source = read(path);
    const from = startOf(source, title);
    const [body = ''] = source.slice(from).split(/\n\s*test(?:\.describe)?\(|\nfor \(/, 1);
    expect(byPointer.exec(body)?.[0], title).toBeUndefined();
    expect(body, title).toMatch(by === 'Tab' ? /tabbing\(|logIn\(/ : /keyboard|\.press\(/);
    runs[by as 'Tab'] += Number(count);
  }
  expect(runs.Tab).toBeGreaterThanOrEqual(12);
  expect(page).toContain(`${runs.Tab} by Tab and ${runs.keys} by other keys`);
});

it('finds a missing criterion, an unknown state and a citation of nothing', () => {
  expect(rowsOf('| 1.1.1 Pictures | met | `a/b.ts` “c” |')).toEqual([
    { number: '1.1.1', state: 'met', evidence: '`a/b.ts` “c”' },
  ]);
  expect(missing([{ path: 'tools/accessibility.test.ts', title: 'finds a missing criterion' }])).toEqual([]);
  expect(missing([{ path: 'tools/accessibility.test.ts', title: ['is no', 'title'].join(' ') }])).toHaveLength(1);
  expect(missing([{ path: 'tools/nothing.ts', title: '' }])).toHaveLength(1);
});
