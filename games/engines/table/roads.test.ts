import { expect, it } from 'vitest';
import { beadPlate, bigEyeBoy, bigRoad, lastColumns } from './roads.ts';
import type { RoadCell } from './roads.ts';
import type { RoadMark } from './table.ts';

const marksOf = (word: string) => Array.from(word) as RoadMark[];
/** Six rows as text; a dot for an empty cell. */
function drawn(cells: readonly RoadCell[]): string[] {
  const width = Math.max(0, ...cells.map(({ column }) => column + 1));
  return Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: width },
      (_each, column) => cells.find((cell) => cell.row === row && cell.column === column)?.mark ?? '.',
    ).join(''),
  );
}

it('fills the bead plate column by column, ties included', () => {
  expect(drawn(beadPlate(marksOf('abtabab')))).toEqual(['ab', 'b.', 't.', 'a.', 'b.', 'a.']);
});

it('begins a new column of the big road when the other side wins, and counts ties on the entry before them', () => {
  const cells = bigRoad(marksOf('taatbbtta'));
  expect(drawn(cells)).toEqual(['aba', 'ab.', '...', '...', '...', '...']);
  expect(cells.map(({ ties }) => ties)).toEqual([1, 1, 0, 2, 0]);
});

it('turns a long run to the right in the last row, and the next run where it meets that tail', () => {
  expect(drawn(bigRoad(marksOf('aaaaaaaabbbbbbba')))).toEqual(['aba.', 'ab..', 'ab..', 'ab..', 'abbb', 'aaa.']);
});

it('begins the big eye boy after the first entry of the second column, and compares with the column before', () => {
  // Columns of 2, 2, 1, 3: second entry of column 2 keeps (a), column 3 opens on equal columns (a), column 4 does not (b),
  // its second entry hangs one below a column of 1 (b), its third one further keeps (a).
  expect(
    bigEyeBoy(marksOf('aabbabbb'))
      .map(({ mark }) => mark)
      .join(''),
  ).toBe('aabba');
  expect(bigEyeBoy(marksOf('aaa'))).toEqual([]);
});

it('shows the last columns if there is no space for all', () => {
  const cells = lastColumns(bigRoad(marksOf('abababab')), 3);
  expect(drawn(cells)).toEqual(['bab', '...', '...', '...', '...', '...']);
  expect(lastColumns([], 3)).toEqual([]);
});
