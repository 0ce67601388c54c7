/** The page about protection of players has every requirement, and cites only tests and faults that exist. */
import { describe, expect, it } from 'vitest';
import { idsOf } from './citations.ts';
import { faults } from './mutants/all.ts';
import { protectionRows, readProtection, rowFaults } from './protection.ts';
import type { ProtectionRow } from './protection.ts';

const rows = protectionRows(readProtection());
const planted = new Set(faults.map(({ name }) => name));

describe('the page about protection', () => {
  it('has each of M01 to M26 once, and each subject of the technical standards', () => {
    const wanted = idsOf('M', 1, 26).map((id) => id.replace('-0', ''));
    expect(rows.map(({ rule }) => rule).filter((rule) => rule.startsWith('M'))).toEqual(wanted);
    const subjects = Array.from({ length: 17 }, (_, index) => `RTS ${index + 1}`);
    expect([...new Set(rows.map(({ rule }) => rule).filter((rule) => rule.startsWith('RTS')))]).toEqual(subjects);
  });

  it('cites only tests and planted faults that exist', () => {
    expect(rows.flatMap((row) => rowFaults(row, planted))).toEqual([]);
  });
});

describe('a row', () => {
  const good: ProtectionRow = { rule: 'M14', shownBy: '`a.test.ts` "stops it"', faults: ['it goes on'] };
  const files = new Map([['a.test.ts', "it('stops it at once', () => {});"]]);
  const faultsOf = (change: Partial<ProtectionRow>) =>
    rowFaults({ ...good, ...change }, new Set(['it goes on']), (path) => files.get(path));

  it('without a fault has none', () => expect(faultsOf({})).toEqual([]));

  it.each([
    ['cites a missing file', { shownBy: '`b.test.ts` "stops it"' }, 'there is no b.test.ts'],
    ['cites a missing title', { shownBy: '`a.test.ts` "stops them"' }, 'has no "stops them"'],
    ['cites no title', { shownBy: '`a.test.ts`' }, 'cites no test by its title'],
    ['names no fault', { faults: [] }, 'names no planted fault'],
    ['names a missing fault', { faults: ['it stops'] }, 'there is no fault "it stops"'],
  ] as const)('that %s is reported', (_what, change, words) => {
    expect(faultsOf(change).join('\n')).toContain(words);
  });
});
