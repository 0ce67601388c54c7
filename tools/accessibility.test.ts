/** docs/accessibility.md has each criterion of WCAG 2.2 A and AA once, and cites only what exists. A01 */
import { expect, it } from 'vitest';
import { citationFaults, citationsIn, readFromRoot } from './docCitations.ts';

const page = readFromRoot('docs/accessibility.md') ?? '';

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

it('has each of the 55 criteria once, in order, with a known state', () => {
  expect(criteria).toHaveLength(55);
  const rows = rowsOf(page);
  expect(rows.map(({ number }) => number)).toEqual(criteria);
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
});

it('gives every criterion evidence, and cites only files and tests that exist', () => {
  const rows = rowsOf(page);
  expect(
    rows.filter(({ state, evidence }) => state !== 'not applicable' && citationsIn(evidence).length === 0),
  ).toEqual([]);
  expect(rows.filter(({ evidence }) => evidence.length < 20)).toEqual([]);
  expect(citationFaults(citationsIn(page))).toEqual([]);
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
    const [{ path, title } = { path: '', title: '' }] = citationsIn(cell);
    const source = readFromRoot(path) ?? '';
    const [body = ''] = source.slice(source.indexOf(title)).split(/\n\s*test(?:\.describe)?\(|\nfor \(/, 1);
    expect(byPointer.exec(body)?.[0], title).toBeUndefined();
    expect(body, title).toMatch(by === 'Tab' ? /tabbing\(|logIn\(/ : /keyboard|\.press\(/);
    runs[by as 'Tab'] += Number(count);
  }
  expect(runs.Tab).toBeGreaterThanOrEqual(12);
  expect(page).toContain(`${runs.Tab} by Tab and ${runs.keys} by other keys`);
});

it('reads a row, and reports a citation of nothing', () => {
  expect(rowsOf('| 1.1.1 Pictures | met | `a/b.ts` "c" |')).toEqual([
    { number: '1.1.1', state: 'met', evidence: '`a/b.ts` "c"' },
  ]);
  const files = new Map([['a/b.ts', "it('c d')"]]);
  expect(citationFaults(citationsIn('`a/b.ts` "c", `a/b.ts` "e", `a/c.ts`'), (path) => files.get(path))).toEqual([
    'a/b.ts has no "e"',
    'there is no a/c.ts',
  ]);
});
