/** The map to OWASP ASVS names every requirement once, and cites only what exists. */
import { describe, expect, it } from 'vitest';
import { faultsOf, readPage, rowsIn, states } from './asvs.ts';
import type { Row } from './asvs.ts';
import { citations, idsIn, requirements } from './requirements.ts';

const page = readPage();
const rows = rowsIn(page);

/** Requirements of level 1 and 2 in each chapter of ASVS 5.0.0. */
const perChapter: Readonly<Record<string, number>> = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

const countOf = (words: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

describe('the map to ASVS', () => {
  it('has each requirement of level 1 and 2 once', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(countOf(numbers.map((number) => number.split('.', 1)[0] ?? ''))).toEqual(perChapter);
    expect(countOf(rows.map(({ level }) => level))).toEqual({ 1: 70, 2: 183 });
  });

  it('has a state, a reason and existing files and titles in each row', () => {
    expect(rows.flatMap((row) => faultsOf(row))).toEqual([]);
  });

  it('cites only requirements that a test cites', () => {
    const lines = requirements();
    const tests = citations();
    const isShown = (id: string): boolean =>
      lines.has(id) && (tests.get(id) ?? []).some((path) => /\.(test|spec)\.tsx?$/.test(path));
    const ids = rows.flatMap(({ shownBy }) => idsIn(shownBy.replaceAll(/\b(?:V\d|ADR )[\d.]+/g, '')));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !isShown(id))).toEqual([]);
  });

  it('counts its rows by state correctly', () => {
    const counted = countOf(rows.map(({ state }) => state));
    for (const state of states) expect(page).toMatch(new RegExp(`^\\| ${state} \\|.*\\| ${counted[state]} \\|$`, 'm'));
  });
});

describe('a row', () => {
  const good: Row = { number: 'V1.1.1', level: '1', state: 'test', shownBy: '`a.test.ts` "does it"' };
  const files = new Map([['a.test.ts', "it('does it well', () => {});"]]);
  const faults = (change: Partial<Row>) => faultsOf({ ...good, ...change }, (path) => files.get(path));

  it('without a fault has none', () => expect(faults({})).toEqual([]));

  it.each([
    ['has no number', { number: '' }, 'is no number'],
    ['has half a number', { number: 'V1.1' }, 'is no number'],
    ['has no level', { level: '' }, 'has no level'],
    ['has an unknown state', { state: 'covered' }, 'covered is no state'],
    ['has no reason', { state: 'control', shownBy: '' }, 'gives no reason'],
    ['is said to be tested and cites no title', { shownBy: '`a.test.ts`' }, 'cites no test by its title'],
    ['cites a missing file', { shownBy: '`b.test.ts` "does it"' }, 'there is no b.test.ts'],
    ['cites a missing title', { shownBy: '`a.test.ts` "does more"' }, 'a.test.ts has no "does more"'],
    ['is open without a weight', { state: 'open', shownBy: 'some day' }, 'has no weight'],
  ] as const)('that %s is reported', (_title, change, words) => {
    expect(faults(change).join('\n')).toContain(words);
  });
});
